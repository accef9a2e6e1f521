import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PRODUCT } from '../../shared/product.ts'
import { watchAll } from '../build.ts'
import { BUILT, ROOT } from '../bundle.ts'
import { claimFolder } from './claim.ts'
import { addDemo } from './demo.ts'
import { startWorld, type World } from './world.ts'

/** `npm start`: the whole system on loopback, until Ctrl-C. */

const { PORT = '4173', STILLWATER_SEED } = process.env
const { STILLWATER_DATA = join(ROOT, '.local', PORT) } = process.env
const folder = STILLWATER_DATA === 'memory' ? undefined : resolve(STILLWATER_DATA)

async function timed<T>(what: string, work: Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work
  console.log(`${what.padEnd(34)}${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

for (const each of folder ? [folder, BUILT] : [BUILT]) {
  mkdirSync(each, { recursive: true })
  await claimFolder(each).catch(({ message }: Error) => {
    console.error(message)
    process.exit(1)
  })
}
let world: World | undefined
const builds = await timed(
  'Functions and shell built',
  watchAll(() => void world?.reload()),
)
world = await timed('Stacks synthesised and running', startWorld({ port: Number(PORT), folder }))

async function stop(): Promise<void> {
  await Promise.allSettled([world?.stop(), builds.stop()])
  process.exit(0)
}
process.once('SIGINT', stop).once('SIGTERM', stop)

console.log(`Ready  ${world.url}`)
const demo = ({ email, password, about }: { email: string; password: string; about: string }) =>
  console.log(`  ${email.padEnd(26)}${password.padEnd(16)}${about}`)
if (STILLWATER_SEED !== 'none') await timed('Demo accounts there', addDemo(world.accounts, folder, demo))
console.log(`${PRODUCT} runs until Ctrl-C. Controls: ${world.url}/__local`)
