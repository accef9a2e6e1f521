import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PRODUCT } from '../../shared/product.ts'
import { watchAll } from '../build/build.ts'
import { BUILT } from '../build/bundle.ts'
import { onChange } from '../build/on-change.ts'
import { ROOT } from '../root.ts'
import { claimFolder } from './claim.ts'
import { addDemo } from './demo/demo.ts'
import { LiveReload } from './edge/live-reload.ts'
import { timed } from './timed.ts'
import { startWorld, type World } from './world.ts'

/** `npm start`: the whole system on loopback, until Ctrl-C. */

const { PORT = '4173', STILLWATER_SEED } = process.env
const { STILLWATER_DATA = join(ROOT, '.local', PORT) } = process.env
const folder = STILLWATER_DATA === 'memory' ? undefined : resolve(STILLWATER_DATA)

const report = (what: string, seconds: number) => console.log(`  ${what.padEnd(28)}${seconds.toFixed(1).padStart(5)} s`)

for (const each of folder ? [folder, BUILT] : [BUILT]) {
  mkdirSync(each, { recursive: true })
  await claimFolder(each).catch(({ message }: Error) => {
    console.error(message)
    process.exit(1)
  })
}
const live = new LiveReload()
let world: World | undefined
const builds = await timed(report, 'Functions and shell built', () =>
  watchAll(
    () => {
      if (world) console.log('New functions')
      world?.reload()
    },
    () => {
      if (world) console.log('New screens')
      live.tell()
    },
  ),
)
world = await startWorld({ port: Number(PORT), folder, live, report })

// The stacks, this world and the contracts' routes are read once.
const say = (what: string) => async () => console.log(what)
const isSource = (path: string) => /(?<!\.test)\.ts$/.test(path)
onChange([join(ROOT, 'infra')], isSource, say('infra/ changed: start anew to see it'))
onChange(
  [join(ROOT, 'shared')],
  (path) => path.endsWith('api.ts'),
  say('A contract changed: start anew if a route did'),
)
onChange(
  [join(ROOT, 'functions')],
  (path) => /feature(-spec)?\.ts$|items/.test(path),
  say('What a feature is or stores changed: start anew to see it'),
)

async function stop(): Promise<void> {
  await Promise.allSettled([world?.stop(), builds.stop()])
  process.exit(0)
}
process.once('SIGINT', stop).once('SIGTERM', stop)

report('In all', performance.now() / 1000)
console.log(`Ready  ${world.url}`)
const demo = ({ email, password, about }: { email: string; password: string; about: string }) =>
  console.log(`  ${email.padEnd(26)}${password.padEnd(16)}${about}`)
const { accounts } = world
if (STILLWATER_SEED !== 'none') await timed(report, 'Demo accounts', () => addDemo(accounts, folder, demo))
console.log(`${PRODUCT} runs until Ctrl-C. Controls: ${world.url}/__local`)
