import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PRODUCT } from '../../shared/product.ts'
import { watchAll } from '../build/build.ts'
import { BUILD_FOLDER } from '../build/bundle.ts'
import { watchFolders } from '../build/watch-folders.ts'
import { ROOT } from '../root.ts'
import { addDemoAccounts } from './demo/demo.ts'
import { LiveReload } from './edge/live-reload.ts'
import { lockFolder } from './folder-lock.ts'
import { runTimed } from './timed.ts'
import { startWorld, type World } from './world.ts'

/** `npm start`: runs the whole system on loopback until Ctrl-C. `npm start -- --https` serves https. */

const { https } = readArguments()

const { PORT = '4173', STILLWATER_SEED } = process.env
const { STILLWATER_DATA = join(ROOT, '.local', PORT) } = process.env
const folder = STILLWATER_DATA === 'memory' ? undefined : resolve(STILLWATER_DATA)

function readArguments() {
  try {
    return parseArgs({ options: { https: { type: 'boolean', default: false } } }).values
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}. Usage: npm start [-- --https]`)
    return process.exit(1)
  }
}

const report = (what: string, seconds: number) => console.log(`  ${what.padEnd(28)}${seconds.toFixed(1).padStart(5)} s`)

const ownFolders = folder ? [folder, BUILD_FOLDER] : [BUILD_FOLDER]
for (const ownFolder of ownFolders) {
  mkdirSync(ownFolder, { recursive: true })
  await lockFolder(ownFolder).catch(({ message }: Error) => {
    console.error(message)
    process.exit(1)
  })
}
const liveReload = new LiveReload()
let world: World | undefined
const builds = await runTimed(report, 'Functions and shell built', () =>
  watchAll(
    () => {
      if (world) console.log('New functions')
      world?.reload()
    },
    () => {
      if (world) console.log('New screens')
      liveReload.notifyPages()
    },
  ),
)
world = await startWorld({ port: Number(PORT), folder, isWarm: true, isSecure: https, liveReload, report })

// The code of the stacks, of the local world and of the routes is read only at the start.
const logOnChange = (what: string) => async () => console.log(what)
const isSource = (path: string) => /(?<!\.test)\.ts$/.test(path)
watchFolders([join(ROOT, 'infra')], isSource, logOnChange('infra/ changed: start anew to see it'))
watchFolders(
  [join(ROOT, 'shared')],
  (path) => path.endsWith('api.ts'),
  logOnChange('A contract changed: start anew if a route did'),
)
watchFolders(
  [join(ROOT, 'functions')],
  (path) => /feature(-spec)?\.ts$|items|^content\/audio\//.test(path),
  logOnChange('What a feature is or stores, or a recording changed: start anew to see it'),
)

async function stop(): Promise<void> {
  await Promise.allSettled([world?.stop(), builds.stop()])
  process.exit(0)
}
process.once('SIGINT', stop).once('SIGTERM', stop)

report('In all', performance.now() / 1000)
console.log(`Ready  ${world.url}`)
console.log(
  https
    ? '  The certificate was made for this run, so browsers warn before they open it.'
    : '  Safari keeps no sign-in without https: npm start -- --https',
)
const printAccount = ({ email, password, about }: { email: string; password: string; about: string }) =>
  console.log(`  ${email.padEnd(26)}${password.padEnd(16)}${about}`)
const { accounts } = world
if (STILLWATER_SEED !== 'none')
  await runTimed(report, 'Demo accounts', () => addDemoAccounts(accounts, folder, printAccount))
console.log(`${PRODUCT} runs until Ctrl-C. Controls: ${world.url}/__local`)
