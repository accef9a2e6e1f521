import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLES } from './sizes.ts'

const IMPORTS = 9

/** Placeholders for the environment variables of a function. The import reads them, but nothing is called with them. */
const ENVIRONMENT = {
  AWS_REGION: 'eu-west-2',
  ORIGIN_SECRET: 'x',
  TABLE_NAME: 'x',
  TOKEN_ISSUER: 'https://issuer.test/x',
  TOKEN_KEYS_URL: 'https://issuer.test/x',
  USER_POOL_CLIENT_ID: 'x',
  USER_POOL_ID: 'x',
}

/** Time to import a module in a new process, in milliseconds. */
function importMs(file: string): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - t)`
  const env = { ...process.env, ...ENVIRONMENT }
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env }))
}

/**
 * Time to import each function in a new process, in milliseconds. Each function is imported several times, in turn with
 * the others. Its fastest import counts, because other work on the machine can only add time. `empty` is a function
 * that does nothing.
 */
export function measureColdImports(): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
  const empty = join(folder, 'empty.mjs')
  writeFileSync(empty, 'export const handler = async () => ({ statusCode: 200 })')
  const files = Object.entries({ empty, ...BUNDLES })
  const rounds = Array.from({ length: IMPORTS }, () => files.map(([, file]) => importMs(file)))
  rmSync(folder, { recursive: true })
  return Object.fromEntries(files.map(([name], index) => [name, Math.min(...rounds.map((round) => round[index] ?? 0))]))
}
