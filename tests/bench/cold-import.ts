import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLES } from './sizes.ts'

const IMPORTS = 9

/** What the stack would give a function; nothing is called with it. */
const ENVIRONMENT = {
  AWS_REGION: 'eu-west-2',
  ORIGIN_SECRET: 'x',
  TABLE_NAME: 'x',
  TOKEN_ISSUER: 'https://issuer.test/x',
  TOKEN_KEYS_URL: 'https://issuer.test/x',
  USER_POOL_CLIENT_ID: 'x',
  USER_POOL_ID: 'x',
}

/** Milliseconds that a fresh process takes to import a module. */
function importMs(file: string): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - t)`
  const env = { ...process.env, ...ENVIRONMENT }
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env }))
}

/**
 * What importing each function takes a fresh process, in milliseconds: the fastest of imports in turn, as what else the
 * machine does only adds. `empty` is a function that does nothing.
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
