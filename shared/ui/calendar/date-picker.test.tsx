// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DatePicker } from './date-picker.tsx'

afterEach(cleanup)

const onChangeSpy = vi.fn()

interface DayProps {
  initialValue?: string
  earliest?: string
  latest?: string
  disabled?: boolean
}

function Day({ initialValue, earliest = '2026-10-20', latest = '2026-11-20', disabled }: DayProps) {
  const [value, setValue] = useState(initialValue)
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
        onChangeSpy(date)
        setValue(date)
      }}
    />
  )
}

test('the empty cells of the months before and after have no marks', async () => {
  render(
    <DatePicker
      label="Day"
      today="2026-11-20"
      earliest="2026-10-20"
      latest="2026-11-20"
      value="2026-11-20"
      marks={{ logged: ['2026-10-31', '2026-11-02'] }}
      onChange={onChangeSpy}
    />,
  )
  const grid = await openCalendar()
  const marked = grid.getAllByRole('gridcell', { hidden: true }).filter(({ className }) => /marked/.test(className))
  expect(marked.map(({ textContent }) => textContent)).toEqual(['2'])
})

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const click = (name: string | RegExp) => userEvent.click(button(name))
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
async function openCalendar() {
  await click(/^Day:/)
  return within(await screen.findByRole('grid', { name: 'November 2026' }))
}
const pending = () => screen.getByRole('dialog').querySelector('[aria-live]')?.textContent

test.each([
  [undefined, 'Day: Choose a day'],
  ['2026-11-20', 'Day: Today · Friday 20 November'],
  ['2026-11-18', 'Day: Wednesday 18 November'],
])('the day %s is shown as "%s"', (value, name) => {
  render(<Day {...(value && { initialValue: value })} />)
  button(name)
})

test('Previous day and Next day move by one day, announce it, and stop at the first and last day', async () => {
  render(<Day initialValue="2026-11-19" earliest="2026-11-18" />)
  await click('Next day')
  expect(isDisabled('Next day')).toBe(true)
  await click('Next day')
  await click('Previous day')
  await click('Previous day')
  expect(isDisabled('Previous day')).toBe(true)
  await click('Previous day')
  expect(onChangeSpy.mock.calls).toEqual([['2026-11-20'], ['2026-11-19'], ['2026-11-18']])
  expect(screen.getByRole('group', { name: 'Day' }).querySelector('[role=status]')?.textContent).toBe(
    'Wednesday 18 November',
  )
})

test('without a day, Previous day and Next day are disabled', () => {
  render(<Day />)
  expect(isDisabled('Next day')).toBe(true)
  expect(isDisabled('Previous day')).toBe(true)
})

test('a day chosen in the calendar takes effect after OK', async () => {
  render(<Day initialValue="2026-11-20" />)
  const november = await openCalendar()
  await userEvent.click(november.getByRole('button', { name: /^Monday 9 November/ }))
  expect(pending()).toBe('Monday 9 November')
  expect(onChangeSpy).not.toHaveBeenCalled()
  await click('OK')
  expect(onChangeSpy.mock.calls).toEqual([['2026-11-09']])
  expect(screen.queryByRole('grid')).toBeNull()
})

test('Cancel discards the chosen day, and the calendar opens again at the current value', async () => {
  render(<Day initialValue="2026-11-20" />)
  const november = await openCalendar()
  await userEvent.click(november.getByRole('button', { name: /^Monday 9 November/ }))
  await click('Cancel')
  expect(onChangeSpy).not.toHaveBeenCalled()
  await openCalendar()
  expect(pending()).toBe('Today · Friday 20 November')
})

test('arrow keys move through the calendar from the current day, and Enter chooses a day', async () => {
  render(<Day initialValue="2026-11-18" />)
  const november = await openCalendar()
  expect(document.activeElement).toBe(november.getByRole('button', { name: /^Wednesday 18/ }))
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}')
  await click('OK')
  expect(onChangeSpy.mock.calls).toEqual([['2026-11-10']])
})

test('days outside the range cannot be chosen, and months outside it cannot be opened', async () => {
  render(<Day initialValue="2026-11-18" earliest="2026-11-05" />)
  const november = await openCalendar()
  const days = november.getAllByRole<HTMLButtonElement>('button')
  expect(days.filter(({ disabled }) => !disabled).map(({ textContent }) => Number(textContent))).toEqual(
    Array.from({ length: 16 }, (_, index) => 5 + index),
  )
  expect(isDisabled('Previous month')).toBe(true)
  expect(isDisabled('Next month')).toBe(true)
})

test('OK is disabled while no day is chosen', async () => {
  render(<Day />)
  await openCalendar()
  expect(isDisabled('OK')).toBe(true)
  await click('OK')
  expect(onChangeSpy).not.toHaveBeenCalled()
})

test('a shortcut chooses its day; a shortcut outside the range is not shown', async () => {
  render(<Day initialValue="2026-10-21" />)
  await click(/^Day:/)
  await screen.findByRole('grid', { name: 'October 2026' })
  expect(screen.queryByRole('button', { name: 'Last year' })).toBeNull()
  await click('3 days ago')
  screen.getByRole('grid', { name: 'November 2026' })
  await click('OK')
  expect(onChangeSpy.mock.calls).toEqual([['2026-11-17']])
})

test('weeks start on Monday; day names include today, the choice and marks; a legend lists the marks', async () => {
  render(<Day initialValue="2026-11-18" />)
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

test('a disabled picker shows its day and does not change it', async () => {
  render(<Day initialValue="2026-11-18" disabled />)
  for (const name of ['Previous day', 'Next day', 'Day: Wednesday 18 November']) await click(name)
  expect(onChangeSpy).not.toHaveBeenCalled()
  expect(screen.queryByRole('grid')).toBeNull()
})
