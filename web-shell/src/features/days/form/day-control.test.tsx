// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  DAY_FIELDS,
  type DayField,
  type DayValues,
  FIELDS,
  type Field,
  type FixedField,
} from '../../../../../shared/days/model/fields.ts'
import { PAIN_TIMINGS } from '../../../../../shared/days/model/options.ts'
import { optionText, wordsOf } from '../../../../../shared/days/words/text.ts'
import { FULL_DAY } from '../../../../../tests/fixtures/data/full-day.ts'
import { DayControl } from './day-control.tsx'

afterEach(cleanup)

interface Setting<F extends DayField> {
  field: F
  commaSeparated?: boolean
  start?: DayValues[F]
  offeredOptions?: readonly string[]
  onValue?: (value: unknown) => void
}

function Control<F extends DayField>({ field, start, onValue, ...more }: Setting<F>) {
  const [value, setValue] = useState<DayValues[F] | null | undefined>(start)
  const change = (next: DayValues[F] | null) => {
    onValue?.(next)
    setValue(next)
  }
  return <DayControl field={field} value={value} onChange={change} {...more} />
}

const checkedLabels = (role: 'radio' | 'checkbox' | 'switch') =>
  screen
    .getAllByRole<HTMLInputElement>(role)
    .filter(({ checked }) => checked)
    .map((input) => input.closest('label')?.textContent ?? '')
const inputValue = (control: HTMLElement) => (control as HTMLInputElement).value

/** Reads the value that a control of each kind shows; an empty string if it has no value. */
const READ_SHOWN_VALUE: Record<Field['kind'], (label: string) => unknown> = {
  level: () => {
    const slider = screen.getByRole('slider')
    return slider.getAttribute('aria-valuetext') === 'Not answered' ? '' : inputValue(slider)
  },
  count: () => inputValue(screen.getByRole('spinbutton')),
  flag: () => (screen.queryByRole('switch') ? checkedLabels('switch').length > 0 : checkedLabels('radio').join()),
  choice: () => checkedLabels('radio').join(),
  choices: () => checkedLabels(screen.queryAllByRole('radio').length ? 'radio' : 'checkbox').join(),
  time: (label) => inputValue(screen.getByLabelText(label)),
  lines: (label) => inputValue(screen.getByLabelText(label)),
  words: (label) => inputValue(screen.getByLabelText(label)),
}

/** What the control must show for a stored value. */
function expectedText(field: FixedField, value: unknown): unknown {
  if (FIELDS[field].kind === 'flag')
    return ['flareManual', 'isManagingFlare'].includes(field) ? value : value ? 'Yes' : 'No'
  if (FIELDS[field].kind === 'lines') return (value as string[]).join('\n')
  return (Array.isArray(value) ? value : [value]).map((option) => optionText(field, String(option))).join()
}

test.each(DAY_FIELDS)('[LOG-06] %s shows its label, no value if there is none, and its saved value', (field) => {
  const { label } = wordsOf(field)
  const shown = () => READ_SHOWN_VALUE[FIELDS[field].kind](label)
  render(<Control field={field} />)
  expect(screen.getAllByText(label).length).toBeGreaterThan(0)
  expect(shown() || '').toBe('')
  cleanup()
  render(<Control field={field} start={FULL_DAY[field] as never} />)
  expect(shown()).toBe(expectedText(field, FULL_DAY[field]))
})

test.each(DAY_FIELDS.filter((field) => FIELDS[field].kind === 'choices' && field !== 'quickMoods'))(
  '%s returns the chosen options in the order of its option list',
  async (field) => {
    const onValue = vi.fn()
    render(<Control field={field} onValue={onValue} />)
    const boxes = screen.getAllByRole('checkbox')
    const { options } = FIELDS[field] as { options: readonly string[] }
    await userEvent.click(boxes[1] as HTMLElement)
    await userEvent.click(boxes[0] as HTMLElement)
    expect(onValue).toHaveBeenLastCalledWith(options.slice(0, 2))
  },
)

test('[QT-01] the quick mood allows at most one choice, and "happy" is labelled Good', async () => {
  const onValue = vi.fn()
  render(<Control field="quickMoods" start={['low']} onValue={onValue} />)
  const moods = screen.getAllByRole<HTMLInputElement>('radio')
  expect(moods.map((mood) => mood.closest('label')?.textContent)).toEqual(['Good', 'Okay', 'Stressed', 'Low'])
  expect(moods.map(({ checked }) => checked)).toEqual([false, false, false, true])
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear mood' }))
  expect(onValue.mock.calls).toEqual([[['happy']], [null]])
})

test('"None of these" is an empty list, and clearing it is no value', async () => {
  const onValue = vi.fn()
  render(<Control field="foodTags" onValue={onValue} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }))
  expect(onValue).toHaveBeenLastCalledWith([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }))
  expect(onValue).toHaveBeenLastCalledWith(null)
})

test('[TODAY-05] two stored values with the same meaning are one chip, and showing it rewrites neither', async () => {
  const onValue = vi.fn()
  const offered = PAIN_TIMINGS.slice(0, 5)
  render(<Control field="urinationPainTiming" start="all_times" offeredOptions={offered} onValue={onValue} />)
  const chips = screen.getAllByRole<HTMLInputElement>('radio', { name: 'All the time' })
  expect(chips.map(({ checked }) => checked)).toEqual([true])
  await userEvent.click(screen.getByRole('radio', { name: 'Before' }))
  expect(onValue.mock.calls).toEqual([['before']])
})

test('a chosen option that this screen does not offer is shown', () => {
  render(<Control field="foodTags" start={['Gluten']} offeredOptions={['Citrus']} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Gluten' }).checked).toBe(true)
})

test('[LOG-09] lines are trimmed and empty ones dropped, but the typed text stays unchanged', async () => {
  const onValue = vi.fn()
  render(<Control field="medications" onValue={onValue} />)
  const box = screen.getByLabelText<HTMLTextAreaElement>('What did you take?')
  await userEvent.type(box, ' Aloe \n\nZinc ')
  expect(onValue).toHaveBeenLastCalledWith(['Aloe', 'Zinc'])
  expect(box.value).toBe(' Aloe \n\nZinc ')
  await userEvent.clear(box)
  expect(onValue).toHaveBeenLastCalledWith(null)
})

test('[TODAY-05] comma-separated medications make the same list, and a name with a comma is not split', async () => {
  const onValue = vi.fn()
  render(<Control field="medications" start={['Ibuprofen 1,5 mg', 'Aloe']} commaSeparated onValue={onValue} />)
  const box = screen.getByLabelText<HTMLTextAreaElement>('What did you take?')
  expect(box.value).toBe('Ibuprofen 1,5 mg, Aloe')
  expect(screen.getByText('Separated by commas')).toBeTruthy()
  expect(onValue).not.toHaveBeenCalled()
  await userEvent.type(box, ', Zinc ,')
  expect(box.value).toBe('Ibuprofen 1,5 mg, Aloe, Zinc ,')
  expect(onValue).toHaveBeenLastCalledWith(['Ibuprofen 1,5 mg', 'Aloe', 'Zinc'])
  await userEvent.clear(box)
  expect(onValue).toHaveBeenLastCalledWith(null)
})

test('text drops characters that the service cannot store', () => {
  const onValue = vi.fn()
  render(<Control field="notes" onValue={onValue} />)
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'a\0b\ud800' } })
  expect(onValue).toHaveBeenLastCalledWith('ab\ufffd')
})

test('[LOG-19] each of the eight moods has an emoji, and the quick mood has other options', () => {
  render(<Control field="moods" />)
  const moods = ['Calm', 'Anxious', 'Irritable', 'Exhausted', 'Hopeful', 'Stressed', 'Happy', 'Frustrated']
  const chips = screen.getAllByRole('checkbox').map((chip) => chip.closest('label')?.textContent ?? '')
  expect(chips.map((words) => words.replace(/^\p{Emoji_Presentation} /u, ''))).toEqual(moods)
  expect(new Set(chips.map((words) => words.split(' ')[0])).size).toBe(8)
  expect(FIELDS.quickMoods.options).not.toEqual(FIELDS.moods.options)
})
