import { spawnSync } from 'node:child_process'
import { REMOTES } from '../shared/remotes.ts'
import { buildAll, buildSite } from './build/build.ts'
import { ROOT } from './root.ts'

/** `npm run deploy`: builds and deploys everything, or only one remote if its name is the first argument. */

const [firstArgument, ...rest] = process.argv.slice(2)
const remote = REMOTES.find((name) => name === firstArgument)
const cdkArguments = remote ? rest : process.argv.slice(2)

await (remote ? buildSite(`web-${remote}`) : buildAll())
const { status } = spawnSync(
  'cdk',
  ['deploy', '--all', '--no-notices', '--app', ['node', 'infra/app.ts', remote ?? ''].join(' '), ...cdkArguments],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true' } },
)
process.exitCode = status ?? 1
