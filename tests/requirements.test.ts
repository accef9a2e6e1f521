import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFiles } from './fixtures/test-files.ts'

/** The ids in the titles of tests are explained on one page; here page and titles are held against each other. */

const PAGE = 'tests/requirements.md'

/** The first file whose tests name each id, as titles do: in square brackets. */
const named = new Map<string, string>()
for (const { file, text } of testFiles())
  for (const [brackets] of text.matchAll(/\[[^\]\n]*\]/g))
    for (const [id] of brackets.matchAll(/\b[A-Z]{2,9}-\d{2}\b/g)) if (!named.has(id)) named.set(id, file)

const page = readFileSync(join(import.meta.dirname, 'requirements.md'), 'utf8')
const explained = [...page.matchAll(/^- \*\*([A-Z]+-\d{2})\*\* \S/gm)].map(([, id = '']) => id)

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
