import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleFolder } from '../../infra/build/bundle.ts'
import * as FEATURES from '../../infra/features.ts'
import { ORDINARY, storedBytes } from '../fixtures/data/full-day.ts'
import type { Figures } from './figures.ts'

/** Every function, by name, with the module that is its bundle. */
export const BUNDLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(FEATURES).map((name) => [name, join(bundleFolder(name), 'index.mjs')]),
)

/** The sizes that need nothing to run: of every function's bundle, and of an ordinary day at the table. */
export function countSizes(): Figures {
  const sizes = Object.entries(BUNDLES).map(([name, file]) => {
    const { length } = gzipSync(readFileSync(file), { level: 9 })
    return [`function ${name}`, { bundleKb: length / 1000 }]
  })
  return { ...Object.fromEntries(sizes), 'ordinary day': { bytes: storedBytes(ORDINARY) } }
}
