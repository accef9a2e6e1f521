import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as FEATURES from '../infra/features.ts'
import { keyTable } from '../infra/stored-kinds.ts'
import { KEY_PAGE, linkedPaths, PAGES, relinked, textOf } from './readme.ts'

it.each(PAGES)('every link of %s leads to something', (page) => {
  const missing = linkedPaths(page).filter((path) => !existsSync(path))
  expect(missing, 'These lead nowhere: put the links right, or take them away').toEqual([])
})

it.each(PAGES)('every link of %s to a line leads to what it names, and its picture is as the features are', (page) => {
  expect(relinked(page) === textOf(page), 'The code has moved: `npm run format` puts the lines right').toBe(true)
})

it('the page of every key is what the features declare', () => {
  expect(textOf(KEY_PAGE), '`npm run format` writes it anew').toBe(keyTable())
})

it('the picture of the README shows every feature', () => {
  const [, picture = ''] = /```mermaid([^]*?)```/.exec(textOf('README.md')) ?? []
  const missing = Object.keys(FEATURES).filter((name) => !picture.includes(`[${name}]`))
  expect(missing, 'Draw them in the picture of README.md').toEqual([])
})
