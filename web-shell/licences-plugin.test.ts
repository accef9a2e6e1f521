import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import licences from 'virtual:licences'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

test('[PROF-04] the list of licences has every package that the product depends on, in its version', () => {
  const listed = new Map(licences.map(({ name, version }) => [name, version]))
  for (const [name, version] of Object.entries(dependencies)) expect([name, listed.get(name)]).toEqual([name, version])
  // A package that another one needs, and the icons, which are built in.
  for (const name of ['scheduler', '@tanstack/query-core', '@phosphor-icons/core']) expect(listed.has(name)).toBe(true)
})

test('[PROF-04] each listed package names its licence, and none is only for development', () => {
  expect(licences.filter(({ licence }) => licence === '')).toEqual([])
  const names = licences.map(({ name }) => name)
  for (const name of ['vitest', 'typescript', 'aws-cdk-lib', 'playwright-core']) expect(names).not.toContain(name)
})
