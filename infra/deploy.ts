import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { REMOTES } from '../shared/remotes.ts'
import { buildAll, buildSite } from './build/build.ts'
import { ROOT } from './root.ts'

/** `npm run deploy`: builds and deploys everything, or only one remote if its name is the first argument. */

/** What the function that decodes images needs on Lambda. npm installs it only on a system of the same kind. */
const FOR_LAMBDA = ['sharp-linux-x64', 'sharp-libvips-linux-x64'].map((name) => join(ROOT, 'node_modules/@img', name))

const [firstArgument, ...rest] = process.argv.slice(2)
const remote = REMOTES.find((name) => name === firstArgument)
const cdkArguments = remote ? rest : process.argv.slice(2)

if (!remote && !FOR_LAMBDA.every(existsSync)) {
  // oxlint-disable-next-line no-console -- it is for the terminal
  console.error('Packages for Lambda are missing: run `npm ci --os=linux --cpu=x64 --libc=glibc`, and deploy again')
  process.exit(1)
}
await (remote ? buildSite(`web-${remote}`) : buildAll())
const { status } = spawnSync(
  'cdk',
  ['deploy', '--all', '--no-notices', '--app', ['node', 'infra/app.ts', remote ?? ''].join(' '), ...cdkArguments],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true' } },
)
process.exitCode = status ?? 1
