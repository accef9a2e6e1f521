import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../infra/root.ts'
import { OTHER_SCREENS, SCREENS } from './fixtures/engines/walk/screens.ts'
import { ROOMS, SHEETS, type SheetUse } from './fixtures/engines/walk/sheets.ts'

/* Firefox and WebKit walk over every screen and every sheet (tests/engines/walk.e2e.ts). These tests compare their lists with the code. */

const SHEETS_LIST = 'tests/fixtures/engines/walk/sheets.ts'
const PRODUCT = ['web-{shell,learn,admin}/src/**/*.tsx', 'shared/ui/**/*.tsx']

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const textsOf = (patterns: string[]) => globSync(patterns, { cwd: ROOT }).map((file) => [file, read(file)] as const)

/** How often each file is there. */
const count = (files: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(files, (file) => file)].map(([file, all]) => [file, all.length]))

it('[OPS-05] every use of a sheet is opened in each engine', () => {
  const uses = textsOf(PRODUCT)
    .filter(([file]) => !file.endsWith('.test.tsx'))
    .flatMap(([file, text]) => [...text.matchAll(/<Sheet\b/g)].map(() => file))
  const stops = Object.values<readonly SheetUse[]>(SHEETS).flat()
  const opened = Map.groupBy(stops, ({ file, use }) => `${file} ${use}`)
  const files = [...opened.values()].flatMap(([stop]) => stop?.file ?? [])
  expect(count(files), `Write in ${SHEETS_LIST} how each sheet is opened`).toEqual(count(uses))
})

it('[PROF-02] every room of the settings is opened in each engine', () => {
  const rooms = read('web-shell/src/features/profile/settings/rooms.tsx').matchAll(/^ {2}(\w+): \{ title: /gm)
  expect(Object.keys(ROOMS), `Write each room in ${SHEETS_LIST}`).toEqual([...rooms].map(([, room]) => room))
})

it('[ROUTE-01] every screen is opened in each engine', () => {
  const declared = textsOf(['web-shell/src/features/*/feature.ts']).flatMap(([, text]) =>
    [...text.matchAll(/^ {4}'(\/[^']*)': |screens: \{ '(\/[^']*)': /gm)].map(([, path, onlyPath]) => path ?? onlyPath),
  )
  const walked = [...Object.values(SCREENS).flat(), ...OTHER_SCREENS].map((path) => path.replace(/\?.*/, ''))
  expect(walked).toEqual(expect.arrayContaining(declared))
})
