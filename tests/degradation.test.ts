import type { SQSEvent } from 'aws-lambda'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { handler as content } from '../functions/content/handler.ts'
import type { FeatureSpec } from '../functions/feature-spec.ts'
import * as FEATURES from '../infra/features.ts'
import { authApi } from '../shared/auth/api.ts'
import { signedIn } from './fixtures/data/people.ts'
import { FAULT_NAMES, FAULTS, JOBS, lineOf } from './fixtures/endpoints/degradation.ts'
import { dependenciesOf } from './fixtures/endpoints/dependencies.ts'
import { everyEndpoint } from './fixtures/endpoints/endpoints.ts'
import { Outages } from './fixtures/endpoints/outages.ts'
import { walk, wrongWith } from './fixtures/endpoints/walk.ts'
import { comeByGoogle } from './fixtures/google/google.ts'
import { type Handler, invoke } from './fixtures/invoke.ts'

const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const endpoints = await everyEndpoint()
await comeByGoogle()
const each = endpoints.map((served) => [served.route, served] as const)
const specs: Record<string, FeatureSpec> = FEATURES
const HINT = 'Tell in the fixture.ts of the feature what happens while each of these fails'

describe('the table of what fails how', () => {
  it.each(each)('[RELY-05] names for %s all that its function depends on', (_, served) => {
    const told = Object.keys(lineOf(served)).filter((name) => !['usesLink', 'claims', 'isUnproven'].includes(name))
    expect(told.toSorted(), HINT).toEqual(dependenciesOf(specs[served.feature] as FeatureSpec).toSorted())
  })

  it('[RELY-05] names every job with all that it depends on', () => {
    const jobs = Object.entries(specs).filter(([, { api }]) => !api)
    const needed = jobs.map(([name, spec]) => [name, dependenciesOf(spec).toSorted()])
    expect(
      Object.entries(JOBS).map(([name, line]) => [name, Object.keys(line).toSorted()]),
      HINT,
    ).toEqual(needed)
  })
})

/** The longest wait is for the table, which all need; `npm run test:deep` waits for the others, too. */
const faults = FAULT_NAMES.filter((fault) => fault !== 'slow beyond patience')
const cross = (['table', 'identity', 'queue', 'google'] as const)
  .flatMap((of) => faults.map((fault) => [of, fault] as const))
  // What Google gives can be used once, so that nothing is tried again there.
  .filter(([of, fault]) => of !== 'google' || fault !== 'one short error')

describe('while something fails', () => {
  it.each([...cross, ['table', 'slow beyond patience'] as const])(
    '[RELY-05] [SEC-19] every endpoint does what the table says: %s, %s',
    async (of, fault) => {
      expect(await walk(outages, endpoints, of, fault)).toEqual([])
    },
  )

  it.each(faults.filter((fault) => FAULTS[fault].fails))(
    '[RELY-05] the first sign-in of an instance lets nobody in without the keys of the directory: %s',
    async (fault) => {
      const ada = await signedIn()
      const to = process.env['TOKEN_KEYS_URL'] ?? ''
      const stop = await outages.standBefore('identity', 'TOKEN_KEYS_URL')
      vi.resetModules()
      const { handler } = (await import('../functions/auth/handler.ts')) as { handler: Handler }
      process.env['TOKEN_KEYS_URL'] = to
      const signIn = () =>
        invoke(handler, authApi.signIn, {
          body: { email: ada.email, password: ada.password, stayLoggedIn: false },
        })
      // The password has been judged before the keys are asked for.
      const { reply } = await outages.during('identity', { ...FAULTS[fault], from: 2 }, signIn)
      expect(wrongWith(reply).filter(Boolean)).toEqual([])
      expect((await signIn()).status).toBe(200)
      stop()
    },
  )
})

const failing = FAULT_NAMES.filter((fault) => FAULTS[fault].fails && fault !== 'slow beyond patience')

describe('a job', () => {
  const mailFaults = (['table', 'mail', 'parameters'] as const).flatMap((of) =>
    failing.map((fault) => [of, fault] as const),
  )
  it.each(mailFaults)('[RELY-05] mail stays in the queue until it can be sent: %s, %s', async (of, fault) => {
    const { userId } = await signedIn()
    const job = { kind: 'password-set', userId, correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e' }
    const batch = { Records: [{ messageId: 'first', body: JSON.stringify(job) }] } as SQSEvent
    vi.resetModules()
    const { handler } = await import('../functions/mail/handler.ts')
    const { met, reply } = await outages.during(of, FAULTS[fault], () => handler(batch))
    expect([reply.batchItemFailures, met > 0]).toEqual([[{ itemIdentifier: 'first' }], true])
    expect((await handler(batch)).batchItemFailures).toEqual([])
  })

  it.each(failing)('[RELY-05] content says that it failed, and is done by its next run: table, %s', async (fault) => {
    const { reply } = await outages.during('table', FAULTS[fault], () =>
      content().then(
        () => 'done',
        () => 'failed',
      ),
    )
    expect(reply).toBe('failed')
    await content()
  })
})
