import { buildAll } from '../../infra/build.ts'
import { startWorld } from '../../infra/local/world.ts'
import { measureBrowser } from './browser.ts'
import { measureFunctions } from './functions.ts'

/** `npm run bench`: what the product costs, in counts, and in ratios to an empty handler of the same run. */

await buildAll()
const world = await startWorld({ port: 0, folder: undefined })
try {
  await measureBrowser(world)
} finally {
  await world.stop()
}
measureFunctions()
