import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exportSchema } from '../infra/export-schema.ts'
import * as FEATURES from '../infra/features.ts'
import { keyTable } from '../infra/stored-kinds.ts'
import { EXPORT_SCHEMA, KEY_PAGE, linkedPaths, PAGES, textOf, updateLinks } from './readme.ts'

it.each(PAGES)('every link of %s leads to an existing file', (page) => {
  const missing = linkedPaths(page).filter((path) => !existsSync(path))
  expect(missing, 'These files do not exist: correct or delete the links').toEqual([])
})

it.each(PAGES)(
  'every link of %s to a line leads to the definition of its name, and the picture shows the features of the API',
  (page) => {
    expect(updateLinks(page) === textOf(page), 'The code has moved: run `npm run format` to update the links').toBe(
      true,
    )
  },
)

it('the page of keys lists the keys that the features declare', () => {
  expect(textOf(KEY_PAGE), 'Run `npm run format` to update it').toBe(keyTable())
})

it('[SEC-29] the documented schema of the export is that of the item kinds', () => {
  expect(textOf(EXPORT_SCHEMA), 'Run `npm run format` to update it').toBe(exportSchema())
})

it('the picture of the README shows every feature', () => {
  const [, picture = ''] = /```mermaid([^]*?)```/.exec(textOf('README.md')) ?? []
  const missing = Object.keys(FEATURES).filter((name) => !new RegExp(String.raw`\b${name}\b`).test(picture))
  expect(missing, 'Add them to the picture in README.md').toEqual([])
})

it('every decision has its own number', () => {
  const numbers = PAGES.flatMap((page) => [...textOf(page).matchAll(/^\*\*(\d+) · /gm)].map(([, number]) => number))
  expect(numbers.length).toBeGreaterThan(100)
  const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  expect(repeated, 'Take the next free number').toEqual([])
})
