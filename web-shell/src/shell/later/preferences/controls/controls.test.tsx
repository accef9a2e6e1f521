// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Concern, CycleSettings } from '../../../../../../shared/preferences/preferences.ts'
import { addDays } from '../../../../../../shared/time/local-date.ts'
import { today } from '../../../first/api/clock.ts'
import { ConcernChips } from './concern-chips.tsx'
import { CycleFields } from './cycle-fields.tsx'
import { HydrationGoal } from './hydration-goal.tsx'
import { NicknameField } from './nickname-field.tsx'

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const onChangeSpy = vi.fn()

function Cycle({ initial }: { initial: CycleSettings }) {
  const [value, setValue] = useState(initial)
  const onChange = (next: CycleSettings) => {
    onChangeSpy(next)
    setValue(next)
  }
  return <CycleFields value={value} onChange={onChange} />
}
const NOT_TRACKED = { isCycleTracked: false, lastPeriodOn: null, cycleLengthDays: null }
const TRACKED = { isCycleTracked: true, lastPeriodOn: null, cycleLengthDays: 30 }
const lengthField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Length of your cycle/ })

function Goal({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial)
  return <HydrationGoal value={value} onChange={setValue} />
}
const glasses = () => screen.getByRole('spinbutton', { name: 'Glasses of water a day' })

function Concerns() {
  const [value, setValue] = useState<readonly Concern[]>([])
  return <ConcernChips value={value} onChange={setValue} />
}
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent)

test('[ONB-04] turning tracking off clears date and length, and turning it on again brings them back', async () => {
  const user = userEvent.setup()
  const date = addDays(today(), -9)
  render(<Cycle initial={{ ...TRACKED, lastPeriodOn: date }} />)
  await user.click(screen.getByRole('switch'))
  expect(onChangeSpy).toHaveBeenLastCalledWith(NOT_TRACKED)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('switch'))
  expect(onChangeSpy).toHaveBeenLastCalledWith({ ...TRACKED, lastPeriodOn: date })
})

test('[ONB-05] a press on a day chooses it and closes the picker, and a day after today cannot be chosen', async () => {
  const user = userEvent.setup()
  render(<Cycle initial={TRACKED} />)
  const open = screen.getByRole('button', { name: 'First day of your last period Choose a day' })
  await user.click(open)
  const sheet = await screen.findByRole('dialog')
  const todayButton = await screen.findByRole<HTMLButtonElement>('button', { name: /, today/ })
  await waitFor(() => expect(sheet.querySelector('button[disabled][aria-label*="day"]')).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'OK' })).toBeNull()
  await user.click(todayButton)
  expect(onChangeSpy).toHaveBeenLastCalledWith({ ...TRACKED, lastPeriodOn: today() })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Clear first day of your last period' }))
  expect(onChangeSpy).toHaveBeenLastCalledWith(TRACKED)
  expect(document.activeElement?.textContent).toBe('Choose a day')
})

test.each([
  ['21', 21],
  ['40', 40],
  [' 35 ', 35],
  ['31 days', 31],
  ['', 28],
  ['about a month', 28],
])('[ONB-05] the typed cycle length %j counts as %i days', async (typed, days) => {
  const user = userEvent.setup()
  render(<Cycle initial={TRACKED} />)
  await user.clear(lengthField())
  if (typed) await user.type(lengthField(), typed)
  await user.tab()
  expect(onChangeSpy).toHaveBeenLastCalledWith({ ...TRACKED, cycleLengthDays: days })
  expect(lengthField().value).toBe(String(days))
  expect(lengthField().getAttribute('aria-invalid')).toBe('false')
  const isAssumed = !/\d/.test(typed)
  expect(screen.getByRole('status').textContent).toBe(
    isAssumed ? 'We use 28 days, a common length. You can change it.' : '',
  )
})

test.each(['20', '41', '5', '28.5', '-30', '300', '45 days', '45x'])(
  '[ONB-10] a cycle length of %s is refused at its field, stays there and is not passed on',
  async (typed) => {
    const user = userEvent.setup()
    render(<Cycle initial={TRACKED} />)
    await user.clear(lengthField())
    await user.type(lengthField(), typed)
    await user.tab()
    expect(lengthField().value).toBe(typed)
    expect(lengthField().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('This works for cycles of 21 to 40 whole days.')).toBeTruthy()
    for (const [cycle] of onChangeSpy.mock.calls) {
      expect(cycle.cycleLengthDays).toBeGreaterThanOrEqual(21)
      expect(cycle.cycleLengthDays).toBeLessThanOrEqual(40)
    }
  },
)

test('[ONB-06] the hydration goal goes from 1 to 15 glasses, by buttons and by keys, and each value is announced', async () => {
  const user = userEvent.setup()
  render(<Goal initial={6} />)
  expect(glasses().getAttribute('aria-valuetext')).toBe('6 glasses, about 1.5 litres')
  expect(screen.getByText('About 1.5 litres')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'One glass less' }))
  expect(screen.getByRole('status').textContent).toBe('5 glasses, about 1.25 litres')
  glasses().focus()
  await user.keyboard('{Home}')
  expect(glasses().getAttribute('aria-valuetext')).toBe('1 glass, about 0.25 litres')
  await user.click(screen.getByRole('button', { name: 'One glass less' }))
  expect(glasses().getAttribute('aria-valuenow')).toBe('1')
  glasses().focus()
  await user.keyboard('{End}{ArrowUp}')
  expect(glasses().getAttribute('aria-valuenow')).toBe('15')
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowRight}')
  expect(glasses().getAttribute('aria-valuenow')).toBe('14')
})

test('[ONB-07] three concerns can be chosen, a fourth is ignored and said, and a tap on a chosen one clears it', async () => {
  const user = userEvent.setup()
  render(<Concerns />)
  for (const name of ['Sleep', 'Bladder pain', 'Urgency']) await user.click(screen.getByRole('checkbox', { name }))
  expect(chosen()).toEqual(['Bladder pain', 'Urgency', 'Sleep'])
  await user.click(screen.getByRole('checkbox', { name: 'Food triggers' }))
  expect(chosen()).toEqual(['Bladder pain', 'Urgency', 'Sleep'])
  expect(screen.getByRole('status').textContent).toBe('Three are chosen. To choose another one, tap one of them first.')
  await user.click(screen.getByRole('checkbox', { name: 'Urgency' }))
  expect(chosen()).toEqual(['Bladder pain', 'Sleep'])
  expect(screen.getByRole('status').textContent).toBe('2 of 3 chosen')
})

test('[ONB-08] the nickname field shows the default as a placeholder, and says that a name is too long', async () => {
  const user = userEvent.setup()
  function Nickname() {
    const [value, setValue] = useState('Anonymous')
    return <NicknameField value={value} onChange={setValue} />
  }
  render(<Nickname />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' })
  expect([field.value, field.placeholder]).toEqual(['', 'Anonymous'])
  await user.click(field)
  await user.paste('m'.repeat(42))
  expect(field.value).toHaveLength(42)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('2 characters too many. Nothing was cut: please shorten it.')).toBeTruthy()
  await user.clear(field)
  await user.paste('😀'.repeat(200))
  expect(screen.getByText('160 characters too many. Nothing was cut: please shorten it.')).toBeTruthy()
})
