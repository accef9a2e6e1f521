import { expect, it } from 'vitest'
import { filesWithTag, filesWithTitle, requirementsIn } from './fixtures/test-files.ts'

it.each([
  ['functions/auth/passwords/password.test.ts', 'is not judged by a name that'],
  ['functions/auth/passwords/password.test.ts', 'a password > is not judged by a name that is missing'],
  ['tests/access.test.ts', '[SEC-01] GET /api/home allows the callers that its fixture names'],
  ['functions/days/handler.test.ts', '[LOG-03] a day more than 14 days back'],
])('finds %s by the title of one of its tests: %s', (file, title) => {
  expect(filesWithTitle(title)).toEqual([file])
})

it('finds no file by a title that no test has', () => {
  expect(filesWithTitle(['no', 'such', 'test'].join(' '))).toEqual([])
})

it('finds the files with a tag, of the whole file or of a test', () => {
  const files = filesWithTag('deep')
  for (const file of ['tests/deep/load.deep.ts', 'tests/e2e/log.e2e.ts']) expect(files).toContain(file)
  for (const file of ['tests/access.test.ts', 'tests/e2e/entry.e2e.ts']) expect(files).not.toContain(file)
})

it.each([
  ["it('[#1] [#2] a day is kept', () => {", ['#1', '#2']],
  ["describe.each(ALL)(\n  `[#1] ${'a day'}`,\n", ['#1']],
  ["  ['[#1, #2] a day', 7],", ['#1', '#2']],
  ["// See it('[#1] a day is kept', …", []],
  [" * it('[#1] a day is kept', …", []],
  ["it('a day is kept as [#1] asks', () => {", []],
  ["expect(text).toContain('[#1] a day')", []],
])('the titles in %s name the requirements %j', (text, ids) => {
  // Written so that these do not count as titles of this file.
  const named = (each: string) => each.replaceAll('#', 'LOG-0')
  expect(requirementsIn(named(text))).toEqual(ids.map(named))
})
