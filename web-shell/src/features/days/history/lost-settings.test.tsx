// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SETTINGS_ID } from '../../../../../shared/reading/kind.ts'
import { Settings } from '../../../../../shared/reading/records.ts'
import { fakeRecords, recordResponders } from '../../../testing/fake-records.ts'
import { openLog } from '../../../testing/open-log.ts'

afterEach(() => void vi.restoreAllMocks())

const settings = (...chosen: readonly object[]) => {
  const records = fakeRecords(Settings)
  for (const [index, set] of chosen.entries()) records.saveElsewhere(SETTINGS_ID, set, { minutesAgo: 10 - index })
  return { records, ...openLog({ path: '/history', others: recordResponders(records) }) }
}

test.each([
  { one: { theme: 'dark' }, other: { theme: 'light' }, field: 'Theme', choice: 'Use “Dark”', lost: 'Dark' },
  {
    one: { textSize: 'large' },
    other: { textSize: 'small' },
    field: 'Text size',
    choice: 'Keep “Small”',
    lost: 'Large',
  },
])('[REC-01] history asks which of two settings of articles counts: $choice', async (example) => {
  const { one, other, field, choice, lost } = example
  const { user, records } = settings(one, other)
  const values = choice.startsWith('Use') ? one : other
  const name = `Changed in two places: ${field}, How articles look. The other answer: ${lost}`
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
