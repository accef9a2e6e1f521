import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleFolder } from '../../infra/build/bundle.ts'
import * as FEATURES from '../../infra/features.ts'
import { ORDINARY_DAY, storedBytes } from '../fixtures/data/full-day.ts'
import type { Figures } from './figures.ts'

/** By function name: the path of its bundled module. */
export const BUNDLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(FEATURES).map((name) => [name, join(bundleFolder(name), 'index.mjs')]),
)

/** Measures the sizes that need no running app: the bundle of every function, and an ordinary day in the table. */
export function countSizes(): Figures {
  const sizes = Object.entries(BUNDLES).map(([name, file]) => {
    const { length } = gzipSync(readFileSync(file), { level: 9 })
    return [`function ${name}`, { bundleKb: length / 1000 }]
  })
  return { ...Object.fromEntries(sizes), 'ordinary day': { bytes: storedBytes(ORDINARY_DAY) } }
}
