import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import './src/features.ts'
import { screenAt } from './src/shell/early/paths.ts'

const ROOT = join(import.meta.dirname, '..')

/** Matches a screen's address in code (`to=`, `navigate(`, `return`, `? :`), up to its query, hash or placeholder. */
const ADDRESS = /(?:\bto(?:=\{?|: )|\bnavigate\(|\breturn |\? |: )['"`](\/[\w/-]*)(?=['"`?#$])/g

const files = globSync('{web-shell,web-learn,web-admin}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|\/testing\/|service-worker/.test(file),
)
const links = files.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(ADDRESS)].map(([, address = '']) => ({ file, address })),
)

test('the pattern finds the links of the app', () => {
  expect(links.length).toBeGreaterThan(40)
  const addresses = new Set(links.map(({ address }) => address))
  for (const address of ['/', '/log', '/learn/manage', '/tools/exercises', '/history'])
    expect(addresses).toContain(address)
})

test('every link leads to a screen', () => {
  expect(links.filter(({ address }) => !screenAt(address))).toEqual([])
})
