import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The ids in the titles of tests are explained on one page; here page and titles are held against each other. */

const ROOT = join(import.meta.dirname, '..')
const TESTS = '{shared,functions,infra,web-*,tests}/**/*.{test,e2e,deep}.{ts,tsx}'
const PAGE = 'tests/requirements.md'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The first file whose tests name each id, as titles do: in square brackets. */
const named = new Map<string, string>()
for (const file of globSync(TESTS, { cwd: ROOT }).toSorted())
  for (const [brackets] of read(file).matchAll(/\[[^\]\n]*\]/g))
    for (const [id] of brackets.matchAll(/\b[A-Z]{2,9}-\d{2}\b/g)) if (!named.has(id)) named.set(id, file)

const explained = [...read(PAGE).matchAll(/^- \*\*([A-Z]+-\d{2})\*\* \S/gm)].map(([, id = '']) => id)

it('every requirement that a title names is explained once', () => {
  const missing = [...named].filter(([id]) => !explained.includes(id)).map(([id, file]) => `${id}, named in ${file}`)
  expect(missing, `Write a line "- **ID** what these tests prove" for each of them in ${PAGE}`).toEqual([])
  const again = explained.filter((id, place) => explained.indexOf(id) !== place)
  expect(again, `${PAGE} explains these more than once: keep one line of each`).toEqual([])
})

it('every requirement that is explained has a test that names it', () => {
  const untested = explained.filter((id) => !named.has(id))
  const todo = `No title names these any more: put each, as [ID], before the title of the test that proves it, or take its line from ${PAGE}`
  expect(untested, todo).toEqual([])
})
