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
import { FULL } from '../../../../../tests/fixtures/data/full-day.ts'
import { DayControl } from './day-control.tsx'

afterEach(cleanup)

interface Setting<F extends DayField> {
  field: F
  commas?: boolean
  start?: DayValues[F]
  offered?: readonly string[]
  heard?: (value: unknown) => void
}

function Control<F extends DayField>({ field, start, heard, ...more }: Setting<F>) {
  const [value, setValue] = useState<DayValues[F] | null | undefined>(start)
  const change = (next: DayValues[F] | null) => {
    heard?.(next)
    setValue(next)
  }
  return <DayControl field={field} value={value} onChange={change} {...more} />
}

const checkedLabels = (role: 'radio' | 'checkbox' | 'switch') =>
  screen
    .getAllByRole<HTMLInputElement>(role)
    .filter(({ checked }) => checked)
    .map((each) => each.closest('label')?.textContent ?? '')
const typed = (control: HTMLElement) => (control as HTMLInputElement).value

/** What a control of each kind shows as its answer; nothing where none was given. */
const SHOWN: Record<Field['kind'], (label: string) => unknown> = {
  level: () => {
    const slider = screen.getByRole('slider')
    return slider.getAttribute('aria-valuetext') === 'Not answered' ? '' : typed(slider)
  },
  count: () => typed(screen.getByRole('spinbutton')),
  flag: () => (screen.queryByRole('switch') ? checkedLabels('switch').length > 0 : checkedLabels('radio').join()),
  choice: () => checkedLabels('radio').join(),
  choices: () => checkedLabels(screen.queryAllByRole('radio').length ? 'radio' : 'checkbox').join(),
  time: (label) => typed(screen.getByLabelText(label)),
  lines: (label) => typed(screen.getByLabelText(label)),
  words: (label) => typed(screen.getByLabelText(label)),
}

/** The same as the values of a day say it. */
function inWords(field: FixedField, value: unknown): unknown {
  if (FIELDS[field].kind === 'flag')
    return ['flareManual', 'isManagingFlare'].includes(field) ? value : value ? 'Yes' : 'No'
  if (FIELDS[field].kind === 'lines') return (value as string[]).join('\n')
  return (Array.isArray(value) ? value : [value]).map((each) => optionText(field, String(each))).join()
}

test.each(DAY_FIELDS)(
  '[LOG-06] %s shows its words, no answer where there is none, and the answer there is',
  (field) => {
    const { label } = wordsOf(field)
    const shown = () => SHOWN[FIELDS[field].kind](label)
    render(<Control field={field} />)
    expect(screen.getAllByText(label).length).toBeGreaterThan(0)
    expect(shown() || '').toBe('')
    cleanup()
    render(<Control field={field} start={FULL[field] as never} />)
    expect(shown()).toBe(inWords(field, FULL[field]))
  },
)

test.each(DAY_FIELDS.filter((field) => FIELDS[field].kind === 'choices' && field !== 'quickMoods'))(
  '%s gives what was chosen in the order of its list',
  async (field) => {
    const heard = vi.fn()
    render(<Control field={field} heard={heard} />)
    const boxes = screen.getAllByRole('checkbox')
    const { options } = FIELDS[field] as { options: readonly string[] }
    await userEvent.click(boxes[1] as HTMLElement)
    await userEvent.click(boxes[0] as HTMLElement)
    expect(heard).toHaveBeenLastCalledWith(options.slice(0, 2))
  },
)

test('[QT-01] of the moods of a quick entry none or one is chosen, and "happy" is called Good', async () => {
  const heard = vi.fn()
  render(<Control field="quickMoods" start={['low']} heard={heard} />)
  const moods = screen.getAllByRole<HTMLInputElement>('radio')
  expect(moods.map((each) => each.closest('label')?.textContent)).toEqual(['Good', 'Okay', 'Stressed', 'Low'])
  expect(moods.map(({ checked }) => checked)).toEqual([false, false, false, true])
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear mood' }))
  expect(heard.mock.calls).toEqual([[['happy']], [null]])
})

test('nothing of a list is another answer than none of these', async () => {
  const heard = vi.fn()
  render(<Control field="foodTags" heard={heard} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }))
  expect(heard).toHaveBeenLastCalledWith([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }))
  expect(heard).toHaveBeenLastCalledWith(null)
})

test('[TODAY-05] two values that say the same are one chip, and looking at it rewrites neither', async () => {
  const heard = vi.fn()
  const offered = PAIN_TIMINGS.slice(0, 5)
  render(<Control field="urinationPainTiming" start="all_times" offered={offered} heard={heard} />)
  const chips = screen.getAllByRole<HTMLInputElement>('radio', { name: 'All the time' })
  expect(chips.map(({ checked }) => checked)).toEqual([true])
  await userEvent.click(screen.getByRole('radio', { name: 'Before' }))
  expect(heard.mock.calls).toEqual([['before']])
})

test('a choice that this screen does not offer is shown when it was made elsewhere', () => {
  render(<Control field="foodTags" start={['Gluten']} offered={['Citrus']} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Gluten' }).checked).toBe(true)
})

test('[LOG-09] lines are trimmed, empty ones dropped, and what is being typed stays as it is', async () => {
  const heard = vi.fn()
  render(<Control field="medications" heard={heard} />)
  const box = screen.getByLabelText<HTMLTextAreaElement>('What did you take?')
  await userEvent.type(box, ' Aloe \n\nZinc ')
  expect(heard).toHaveBeenLastCalledWith(['Aloe', 'Zinc'])
  expect(box.value).toBe(' Aloe \n\nZinc ')
  await userEvent.clear(box)
  expect(heard).toHaveBeenLastCalledWith(null)
})

test('[TODAY-05] medications with commas between make the same list, and none is torn by looking at it or by adding one', async () => {
  const heard = vi.fn()
  render(<Control field="medications" start={['Ibuprofen 1,5 mg', 'Aloe']} commas heard={heard} />)
  const box = screen.getByLabelText<HTMLTextAreaElement>('What did you take?')
  expect(box.value).toBe('Ibuprofen 1,5 mg, Aloe')
  expect(screen.getByText('Separated by commas')).toBeTruthy()
  expect(heard).not.toHaveBeenCalled()
  await userEvent.type(box, ', Zinc ,')
  expect(box.value).toBe('Ibuprofen 1,5 mg, Aloe, Zinc ,')
  expect(heard).toHaveBeenLastCalledWith(['Ibuprofen 1,5 mg', 'Aloe', 'Zinc'])
  await userEvent.clear(box)
  expect(heard).toHaveBeenLastCalledWith(null)
})

test('text keeps nothing that the service could not store', () => {
  const heard = vi.fn()
  render(<Control field="notes" heard={heard} />)
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'a\0b\ud800' } })
  expect(heard).toHaveBeenLastCalledWith('ab\ufffd')
})

test('[LOG-19] the eight moods each have a picture, and the mood of a quick entry is another answer', () => {
  render(<Control field="moods" />)
  const moods = ['Calm', 'Anxious', 'Irritable', 'Exhausted', 'Hopeful', 'Stressed', 'Happy', 'Frustrated']
  const chips = screen.getAllByRole('checkbox').map((chip) => chip.closest('label')?.textContent ?? '')
  expect(chips.map((words) => words.replace(/^\p{Emoji_Presentation} /u, ''))).toEqual(moods)
  expect(new Set(chips.map((words) => words.split(' ')[0])).size).toBe(8)
  expect(FIELDS.quickMoods.options).not.toEqual(FIELDS.moods.options)
})
