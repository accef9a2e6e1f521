import { expect, it } from 'vitest'
import { seed } from '../fixtures/seed.ts'
import { workerWorld } from '../fixtures/setup/worker-world.ts'

/** To one endpoint of each kind. `npm run test:deep` sends 1,000 to every one. */
const RUNS = 3

// The clients of the handlers read the environment when they are imported.
Object.assign(process.env, workerWorld.environment)
const { loadEndpoints } = await import('../fixtures/endpoints/endpoints.ts')
const { oneOfEachKind } = await import('../fixtures/endpoints/one-of-each-kind.ts')
const { fuzz } = await import('../fixtures/endpoints/fuzz.ts')
const { sendOverHttp } = await import('../fixtures/invoke.ts')

const endpoints = oneOfEachKind(await loadEndpoints(), ({ endpoint }) => [endpoint.caller, endpoint.method])

it.each(endpoints.map((served) => [served.route, served] as const))(
  `[SEC-04] %s refuses ${RUNS} bad requests and changes nothing, SEED=${seed}`,
  async (_, served) => {
    expect(await fuzz(served, RUNS, seed, sendOverHttp(workerWorld.url))).toEqual([])
  },
)
