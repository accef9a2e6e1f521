import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { requirementsIn, testFiles } from './fixtures/test-files.ts'

/* Test titles name requirement ids, and one page explains them. These tests compare the page with the titles. */

const PAGE = 'tests/requirements.md'

/** By id: the first test file with a title that names it. */
const named = new Map<string, string>()
for (const { file, text } of testFiles()) for (const id of requirementsIn(text)) if (!named.has(id)) named.set(id, file)

const page = readFileSync(join(import.meta.dirname, 'requirements.md'), 'utf8')
const explained = [...page.matchAll(/^- \*\*([A-Z]+-\d{2})\*\* \S/gm)].map(([, id = '']) => id)

it('every requirement in a test title is explained once', () => {
  const missing = [...named].filter(([id]) => !explained.includes(id)).map(([id, file]) => `${id}, named in ${file}`)
  expect(missing, `Write a line "- **ID** what these tests prove" for each of them in ${PAGE}`).toEqual([])
  const duplicates = explained.filter((id, index) => explained.indexOf(id) !== index)
  expect(duplicates, `${PAGE} explains these more than once: keep one line of each`).toEqual([])
})

it('every explained requirement is named by a test', () => {
  const untested = explained.filter((id) => !named.has(id))
  const todo = `No title names these any more: put [ID] before the title of the test, or delete the line from ${PAGE}`
  expect(untested, todo).toEqual([])
})
