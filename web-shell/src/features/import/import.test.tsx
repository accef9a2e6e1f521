// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_DIARY } from '../../../../shared/export/empty-diary.ts'
import { FORMAT, VERSION } from '../../../../shared/export/format.ts'
import { NO_CHANGES, NO_ENTRIES } from '../../../../shared/import/results.ts'
import type { ImportResult } from '../../../../shared/import/schema.ts'
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences/preferences.ts'
import { fakeService, noNetwork, reply } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

const writer = { device: 'phone000', n: 1, stamp: Date.parse('2026-01-01') }
const days = Array.from({ length: 60 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  values: { painLevel: 4 },
  writers: { painLevel: writer },
  devices: { phone000: 1 },
  flareInferred: false,
}))
const preferences = [{ ...DEFAULT_PREFERENCES, hydrationGoal: 9 }]
const diary = { ...EMPTY_DIARY, preferences, days }
const FILE = { format: FORMAT, version: VERSION, exportedAt: '', about: '', account: {}, diary }

const resultOf = (changes: Partial<ImportResult>) => ({ ...NO_CHANGES, ...changes })
const added = ({ body }: { body: { days: object[] } }) =>
  reply(resultOf({ days: { added: body.days.length, merged: 0, same: 0 }, settings: ['hydrationGoal'] }))

async function choose(user: ReturnType<typeof openApp>['user'], content: string, name = 'diary.json') {
  await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), new File([content], name))
}
const button = (name: string) => screen.findByRole('button', { name })

test('[PROF-03] a file is compared first, and brought back over a connection that breaks', async () => {
  let isBroken = true
  const sent = fakeService({
    ...SIGNED_IN,
    'POST /api/import/preview': added,
    'POST /api/import': (request) =>
      request.body.days[0].date === '2026-02-20' && isBroken ? noNetwork() : added(request),
  })
  const { user } = openApp('/settings?room=import')
  await choose(user, JSON.stringify(FILE))
  await screen.findByText('60 days new')
  expect(sent.some(({ line }) => line === 'POST /api/import')).toBe(false)
  await user.click(await button('Import'))
  await screen.findByText('The connection was lost')
  expect(screen.getByRole('progressbar', { name: 'Importing: 50 of 60 entries' })).toBeTruthy()
  isBroken = false
  await user.click(await button('Continue'))
  await screen.findByText('It is all here')
  const applied = sent.filter(({ line }) => line === 'POST /api/import').map(({ body }) => body)
  expect(applied[0].preferences).toMatchObject({ hydrationGoal: 9 })
  expect(applied.at(-1).days).toHaveLength(10)
})

test('[PROF-03] what came back before the connection broke is read at once, so that every screen shows it', async () => {
  const sent = fakeService({
    ...SIGNED_IN,
    'POST /api/import/preview': added,
    'POST /api/import': (request) => (request.body.days[0].date === '2026-02-20' ? noNetwork() : added(request)),
  })
  const reads = () => sent.filter(({ line }) => line.startsWith('GET /api/home')).length
  const { user } = openApp('/settings?room=import')
  await choose(user, JSON.stringify(FILE))
  await screen.findByText('60 days new')
  const before = reads()
  await user.click(await button('Import'))
  await screen.findByText('The connection was lost')
  await expect.poll(reads).toBeGreaterThan(before)
})

test('[PROF-03] settings that the user has chosen here stay, unless the user wants those of the file', async () => {
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply({ preferences: { ...DEFAULT_PREFERENCES, weekStart: 'sunday' } }),
    'POST /api/import': added,
  })
  const { user } = openApp('/settings?room=import')
  await choose(user, JSON.stringify(FILE))
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Use the settings/ })
  expect(box.checked).toBe(false)
  await user.click(await button('Import'))
  await screen.findByText('It is all here')
  expect(sent.filter(({ line }) => line === 'POST /api/import').every(({ body }) => !body.preferences)).toBe(true)
})

test('[PROF-03] says what is not taken over and why, and that nothing would change', async () => {
  const refused: ImportResult['refused'] = [{ what: '2030-01-01', reason: 'in-future' }]
  fakeService({ ...SIGNED_IN, 'POST /api/import/preview': () => reply(resultOf({ refused })) })
  const { user } = openApp('/settings?room=import')
  await choose(user, JSON.stringify(FILE))
  await screen.findByText('2030-01-01: this day has not come yet')
  expect(screen.getByText(/There is nothing to change/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})

test('[PROF-03] a wrong file changes nothing, and another one can be chosen at once', async () => {
  const sent = fakeService({ ...SIGNED_IN, 'POST /api/import/preview': added })
  const { user } = openApp('/settings?room=import')
  await choose(user, '{"some": "file"}')
  await screen.findByText('We cannot read this file')
  await choose(user, 'just words')
  await screen.findByText('We cannot read this file')
  expect(sent.some(({ line }) => line.includes('/import'))).toBe(false)
  await choose(user, JSON.stringify(FILE))
  await screen.findByText('60 days new')
})

test.each([
  ['commas', 'date,Pain\n2026-04-03,4\n'],
  ['semicolons and a mark of the encoding', '\uFEFFdate;Pain\n2026-04-03;4\n'],
  ['tabs', 'date\tPain\n2026-04-03\t4\n'],
  ['line breaks in a cell', 'date,Pain,Other\r\n2026-04-03,4,"a\r\nb"\r\n'],
])('[PROF-03] a table with %s is understood', async (_, csv) => {
  const sent = fakeService({ ...SIGNED_IN, 'POST /api/import/preview': added })
  const { user } = openApp('/settings?room=import')
  await choose(user, csv, 'table.csv')
  await screen.findByText('This table has 1 line. What is in its columns?')
  await user.click(await button('Show what would change'))
  await screen.findByText('1 day new')
  expect(sent.at(-1)?.body.days[0]).toMatchObject({ date: '2026-04-03', values: { painLevel: 4 } })
})

test('[PROF-03] a table needs a date and one more column', async () => {
  fakeService(SIGNED_IN)
  const { user } = openApp('/settings?room=import')
  await choose(user, 'when,Pain\n2026-04-03,4\n', 'table.csv')
  await user.click(await button('Show what would change'))
  await screen.findByText('Two columns are needed')
})

const session = { id: '1795000000000-heron1', targetIntervalMinutes: 60 }
const question = {
  id: 'heron123',
  values: { text: 'Why at night?', order: 1 },
  writtenAt: { text: 1_795_000_000_000, order: 1_795_000_000_000 },
  lost: [],
}
const OTHERS = { ...EMPTY_DIARY, trainingSessions: [session], questions: [question] }
const countsOf = (added: number, changed = 0, same = 0) => ({ added, changed, same })
const MANY: Partial<ImportResult> = {
  entries: {
    ...{ foodPlans: countsOf(1, 1), foodTests: countsOf(2), customFoods: countsOf(0, 0, 3), foodLogs: countsOf(14) },
    ...{ trainingSessions: countsOf(1), trainingLogs: countsOf(31), questions: countsOf(4) },
    exercises: countsOf(3, 0, 1),
    ...{ bookmarks: countsOf(2), readingProgress: countsOf(0, 1), readingSettings: countsOf(0) },
  },
  endedSessions: 1,
  refused: [
    { what: 'Plum', reason: 'test-running' },
    { what: '2026-11-20', reason: 'exercise-limit' },
  ],
}

test('[PROF-03] training, exercises, food and questions are named with their numbers, before and after', async () => {
  const sent = fakeService({
    ...SIGNED_IN,
    'POST /api/import/preview': () => reply(resultOf(MANY)),
    'POST /api/import': () => reply(resultOf(MANY)),
  })
  const { user } = openApp('/settings?room=import')
  await choose(user, JSON.stringify({ ...FILE, diary: OTHERS }))
  const news =
    '1 food plan, 2 food tests, 14 food logs, 1 training session, 31 training logs, 3 exercises, 4 questions for a visit, 2 bookmarks'
  await screen.findByText(`New: ${news}`)
  screen.getByText('More or newer in the file: 1 food plan, 1 article with your place in it')
  screen.getByText('Here already: 3 foods of your own, 1 exercise')
  screen.getByText(/Bladder training still runs in the file. It comes back as ended/)
  screen.getByText('Plum: another food test is running here; foods are tested one at a time')
  screen.getByText('2026-11-20: there are already as many exercises of this day as there can be')
  await user.click(await button('Import'))
  await screen.findByText(
    `0 days came back. Also back: ${news}. Now as in the file: 1 food plan, 1 article with your place in it.`,
  )
  screen.getByText('Not imported: 2')
  const [batch] = sent.filter(({ line }) => line === 'POST /api/import').map(({ body }) => body)
  expect(batch).toMatchObject({ trainingSessions: [session], questions: [question] })
})

test('[PROF-03] a file with nothing but questions can be brought back', async () => {
  const entries = { ...NO_ENTRIES, questions: countsOf(0, 1) }
  fakeService({ ...SIGNED_IN, 'POST /api/import/preview': () => reply(resultOf({ entries })) })
  const { user } = openApp('/settings?room=import')
  await choose(user, JSON.stringify({ ...FILE, diary: OTHERS }))
  await button('Import')
})
