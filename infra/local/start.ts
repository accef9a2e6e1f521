import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { PRODUCT } from '../../shared/product.ts'
import { watchAll } from '../build.ts'
import { BUILT, ROOT } from '../bundle.ts'
import { claimFolder } from './claim.ts'
import { DEMO_ACCOUNTS } from './demo.ts'
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

/** Gives a new world the demo accounts. One that was stopped while they were made gets the ones it lacks. */
async function fill({ accounts }: World): Promise<void> {
  const filled = folder && join(folder, 'demo-accounts')
  if (STILLWATER_SEED === 'none' || (filled && existsSync(filled))) return
  for (const { about: _, ...account } of DEMO_ACCOUNTS)
    await accounts.add(account).catch((error: unknown) => {
      if (!(error instanceof TransactionCanceledException)) throw error
    })
  if (filled) writeFileSync(filled, '')
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
await timed('Demo accounts there', fill(world))
if (STILLWATER_SEED !== 'none')
  for (const { email, password, about } of DEMO_ACCOUNTS)
    console.log(`  ${email.padEnd(26)}${password.padEnd(16)}${about}`)
console.log(`${PRODUCT} runs until Ctrl-C. Controls: ${world.url}/__local`)
