import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleFolder } from '../../infra/bundle.ts'
import { FEATURES } from '../../infra/features.ts'
import { kilobytes } from './format.ts'

const IMPORTS = 10

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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Milliseconds that a fresh process takes to import a module, over what an empty one takes. */
function importMs(file: string): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - t)`
  const env = { ...process.env, ...ENVIRONMENT }
  const once = () => Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env }))
  return median(Array.from({ length: IMPORTS }, once))
}

/** Prints the size of every function's bundle and its cold import, as a ratio to an empty handler. */
export function measureFunctions(): void {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
  const empty = join(folder, 'empty.mjs')
  writeFileSync(empty, 'export const handler = async () => ({ statusCode: 200 })')
  const base = importMs(empty)
  console.log(`\nFunctions               gzipped   cold import (an empty handler: ${base.toFixed(1)} ms)`)
  for (const name of Object.keys(FEATURES)) {
    const file = join(bundleFolder(name), 'index.mjs')
    const size = gzipSync(readFileSync(file), { level: 9 }).length
    const ms = importMs(file)
    console.log(`${name.padEnd(20)}${kilobytes(size).padStart(11)}   ${ms.toFixed(0)} ms, ${(ms / base).toFixed(0)} ×`)
  }
  rmSync(folder, { recursive: true })
}
