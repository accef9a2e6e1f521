// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DatePicker } from './date-picker.tsx'

afterEach(cleanup)

const heard = vi.fn()

interface DayProps {
  start?: string
  earliest?: string
  latest?: string
  disabled?: boolean
}

function Day({ start, earliest = '2026-10-20', latest = '2026-11-20', disabled }: DayProps) {
  const [value, setValue] = useState(start)
  return (
    <DatePicker
      label="Day"
      today="2026-11-20"
      earliest={earliest}
      latest={latest}
      value={value}
      disabled={disabled}
      marks={{ flare: ['2026-11-11'], good: ['2026-11-11', '2026-11-12'], logged: ['2026-11-12', '2026-11-13'] }}
      shortcuts={[
        { label: '3 days ago', date: '2026-11-17' },
        { label: 'Last year', date: '2025-11-20' },
      ]}
      onChange={(date) => {
        heard(date)
        setValue(date)
      }}
    />
  )
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const click = (name: string | RegExp) => userEvent.click(button(name))
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
async function openCalendar() {
  await click(/^Day:/)
  return within(await screen.findByRole('grid', { name: 'November 2026' }))
}
const pending = () => screen.getByRole('dialog').querySelector('[aria-live]')?.textContent

test.each([
  [undefined, 'Day: Choose a day'],
  ['2026-11-20', 'Day: Today · Friday 20 November'],
  ['2026-11-18', 'Day: Wednesday 18 November'],
])('the day %s is shown in words', (start, name) => {
  render(<Day {...(start && { start })} />)
  button(name)
})

test('the neighbours lead one day on, say which, and end where the days on offer end', async () => {
  render(<Day start="2026-11-19" earliest="2026-11-18" />)
  await click('Next day')
  expect(isOff('Next day')).toBe(true)
  await click('Next day')
  await click('Previous day')
  await click('Previous day')
  expect(isOff('Previous day')).toBe(true)
  await click('Previous day')
  expect(heard.mock.calls).toEqual([['2026-11-20'], ['2026-11-19'], ['2026-11-18']])
  expect(screen.getByRole('group', { name: 'Day' }).querySelector('[role=status]')?.textContent).toBe(
    'Wednesday 18 November',
  )
})

test('without a day there are no neighbours', () => {
  render(<Day />)
  expect([isOff('Next day'), isOff('Previous day')]).toEqual([true, true])
})

test('a day from the calendar counts from OK on', async () => {
  render(<Day start="2026-11-20" />)
  const november = await openCalendar()
  await userEvent.click(november.getByRole('button', { name: /^Monday 9 November/ }))
  expect(pending()).toBe('Monday 9 November')
  expect(heard).not.toHaveBeenCalled()
  await click('OK')
  expect(heard.mock.calls).toEqual([['2026-11-09']])
  expect(screen.queryByRole('grid')).toBeNull()
})

test('Cancel drops the day, and the calendar opens again at the one that counts', async () => {
  render(<Day start="2026-11-20" />)
  const november = await openCalendar()
  await userEvent.click(november.getByRole('button', { name: /^Monday 9 November/ }))
  await click('Cancel')
  expect(heard).not.toHaveBeenCalled()
  await openCalendar()
  expect(pending()).toBe('Today · Friday 20 November')
})

test('the arrows go from the chosen day through the calendar, Enter chooses', async () => {
  render(<Day start="2026-11-18" />)
  const november = await openCalendar()
  expect(document.activeElement).toBe(november.getByRole('button', { name: /^Wednesday 18/ }))
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}')
  await click('OK')
  expect(heard.mock.calls).toEqual([['2026-11-10']])
})

test('days that are not on offer cannot be chosen, nor months without one be turned to', async () => {
  render(<Day start="2026-11-18" earliest="2026-11-05" />)
  const november = await openCalendar()
  const days = november.getAllByRole<HTMLButtonElement>('button')
  expect(days.filter(({ disabled }) => !disabled).map(({ textContent }) => Number(textContent))).toEqual(
    Array.from({ length: 16 }, (_, index) => 5 + index),
  )
  expect([isOff('Previous month'), isOff('Next month')]).toEqual([true, true])
})

test('nothing chosen, nothing to say OK to', async () => {
  render(<Day />)
  await openCalendar()
  expect(isOff('OK')).toBe(true)
  await click('OK')
  expect(heard).not.toHaveBeenCalled()
})

test('a shortcut chooses as a day does; one that is not on offer is not there', async () => {
  render(<Day start="2026-10-21" />)
  await click(/^Day:/)
  await screen.findByRole('grid', { name: 'October 2026' })
  expect(screen.queryByRole('button', { name: 'Last year' })).toBeNull()
  await click('3 days ago')
  screen.getByRole('grid', { name: 'November 2026' })
  await click('OK')
  expect(heard.mock.calls).toEqual([['2026-11-17']])
})

test('weeks begin on Monday; today and what is known of a day are told in words, and explained', async () => {
  render(<Day start="2026-11-18" />)
  const november = await openCalendar()
  expect(november.getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe('Monday')
  for (const name of [
    'Wednesday 11 November, flare or strong pain',
    'Thursday 12 November, good day',
    'Friday 13 November, data logged',
    'Wednesday 18 November, chosen',
    'Friday 20 November, today',
  ])
    november.getByRole('button', { name })
  const legend = within(screen.getByRole('dialog')).getByRole('list')
  expect([...legend.children].map(({ textContent }) => textContent)).toEqual([
    'Flare or strong pain',
    'Good day',
    'Data logged',
  ])
})

test('locked, the day is shown and stays', async () => {
  render(<Day start="2026-11-18" disabled />)
  for (const name of ['Previous day', 'Next day', 'Day: Wednesday 18 November']) await click(name)
  expect(heard).not.toHaveBeenCalled()
  expect(screen.queryByRole('grid')).toBeNull()
})
