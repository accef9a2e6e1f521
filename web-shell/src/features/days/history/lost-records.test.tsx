// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { KeptExercises } from '../../../../../shared/exercises/records.ts'
import { SETTINGS_ID } from '../../../../../shared/reading/kind.ts'
import { Settings } from '../../../../../shared/reading/records.ts'
import { operationOf } from '../../../../../shared/records/kind.ts'
import { Questions } from '../../../../../shared/reports/records.ts'
import { now } from '../../../shell/first/api/clock.ts'
import { fakeRecords, recordResponders } from '../../../testing/fake-records.ts'
import { reply } from '../../../testing/fake-service.ts'
import { openLog, TODAY, YESTERDAY } from '../../../testing/open-log.ts'

afterEach(() => void vi.restoreAllMocks())

const settings = (...chosen: readonly object[]) => {
  const records = fakeRecords(Settings)
  for (const [index, set] of chosen.entries()) records.saveElsewhere(SETTINGS_ID, set, { minutesAgo: 10 - index })
  return { records, ...openLog({ path: '/history', others: recordResponders(records) }) }
}

test.each([
  { one: { theme: 'dark' }, other: { theme: 'light' }, field: 'Theme', choice: 'Use “Dark”' },
  { one: { textSize: 'large' }, other: { textSize: 'small' }, field: 'Text size', choice: 'Keep “Small”' },
])('[REC-01] history asks which of two settings of articles counts: $choice', async (example) => {
  const { one, other, field, choice } = example
  const { user, records } = settings(one, other)
  const values = choice.startsWith('Use') ? one : other
  const name = new RegExp(`^Changed in two places: ${field}, How articles look`)
  await user.click(within(await screen.findByRole('region', { name })).getByRole('button', { name: choice }))
  await waitFor(() => expect(records.shown()).toMatchObject([{ values, lost: [] }]))
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull())
})

test('[REC-01] history reads the settings of articles once an hour, however often it is opened', async () => {
  const { sent } = settings({ theme: 'dark' }, { theme: 'light' })
  await screen.findByText('How articles look.')
  fireEvent.click(screen.getAllByRole('link', { name: 'Profile' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByText('How articles look.')).toBeNull())
  const later = Date.now() + 50 * 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  act(() => history.back())
  await screen.findByText('How articles look.')
  expect(sent.filter(({ line }) => line.startsWith('GET /api/records'))).toHaveLength(1)
})

/** A record that two devices have changed. */
function changedTwice(kind: typeof Questions | typeof KeptExercises, id: string, [one, other]: [object, object]) {
  const records = fakeRecords(kind, { [id]: { ...one } })
  records.saveElsewhere(id, { ...other }, { minutesAgo: 5 })
  return records
}

test.each([
  { lost: [] },
  { lost: [{ date: YESTERDAY, field: 'painLevel' as const, value: 6, write: 'abcdefgh.3', editedAt: 1 }] },
])(
  '[REC-01] history asks about records of all kinds, read with one call, and explains it once (%j)',
  async ({ lost }) => {
    const question = changedTwice(Questions, 'question', [{ text: 'How?', order: 1 }, { text: 'When?' }])
    const session = { exercise: 'box', seconds: 90, at: now(), after: 2 }
    const exercise = changedTwice(KeptExercises, `${TODAY}-heron1`, [session, { after: 3 }])
    const look = fakeRecords(Settings)
    for (const theme of ['dark', 'light']) look.saveElsewhere(SETTINGS_ID, { theme }, { minutesAgo: 1 })
    const others = recordResponders(question, exercise, look)
    const { user, sent } = openLog({ path: '/history', home: { lost }, others })
    const cards = () => screen.getAllByRole('region', { name: /^Changed in two places/ })
    await waitFor(() => expect(cards()).toHaveLength(3 + lost.length))
    expect(cards().filter(({ textContent }) => textContent?.includes('without knowing of each other'))).toEqual([
      cards()[0],
    ])
    expect(sent.filter(({ line }) => line.startsWith('GET /api/records'))).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Use “How?”' }))
    await waitFor(() => expect(question.values()).toMatchObject([{ text: 'How?' }]))
    await waitFor(() => expect(cards()).toHaveLength(2 + lost.length))
  },
)

test('[REC-01] a record without values that was removed elsewhere can be kept', async () => {
  const removal = { field: 'removed', write: 'otherdev.2', value: true, editedAt: now() }
  const empty = { values: {}, seen: { theme: ['otherone.1'] }, lost: [removal] }
  const kinds = { readingSettings: { [SETTINGS_ID]: empty } }
  const { user, sent } = openLog({
    path: '/history',
    others: {
      'GET /api/records': () => reply({ kinds }),
      'PUT /api/records': () => reply({ records: { [SETTINGS_ID]: { ...empty, lost: [] } } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  await screen.findByText('Saved')
  const { body } = sent.find(({ line }) => line.startsWith('PUT')) ?? {}
  expect(operationOf(Settings).safeParse(body).success).toBe(true)
  expect(body.set).toEqual({ theme: null })
})
