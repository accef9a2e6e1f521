// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LevelSlider } from './level-slider.tsx'

afterEach(cleanup)

function Pain({
  initialValue,
  onChangeSpy,
}: {
  initialValue?: number
  onChangeSpy?: (value: number | undefined) => void
}) {
  const [value, setValue] = useState(initialValue)
  const onChange = (next: number | undefined) => {
    onChangeSpy?.(next)
    setValue(next)
  }
  return (
    <LevelSlider label="Pain" value={value} max={10} endLabels={['none', 'worst imaginable']} onChange={onChange} />
  )
}

const slider = () => screen.getByRole('slider', { name: 'Pain' })
const group = () => within(screen.getByRole('group', { name: 'Pain' }))
const shownNumber = () => group().getByText(/^(\d+|–)$/).textContent

test('an untouched slider shows a dash and "Not answered", not 0', () => {
  render(<Pain />)
  expect(shownNumber()).toBe('–')
  expect(slider().getAttribute('aria-valuetext')).toBe('Not answered')
  expect(screen.queryByRole('button', { name: 'Clear pain' })).toBeNull()
})

test('0 is an answer', () => {
  render(<Pain initialValue={0} />)
  expect(shownNumber()).toBe('0')
  expect(slider().getAttribute('aria-valuetext')).toBe('0 of 10')
})

test('a tap on the lowest level of an untouched slider answers 0', () => {
  const onChangeSpy = vi.fn()
  render(<Pain onChangeSpy={onChangeSpy} />)
  fireEvent.click(slider())
  expect(onChangeSpy.mock.calls).toEqual([[0]])
})

test.each(['Home', 'ArrowLeft'])('%s on an untouched slider answers 0', (key) => {
  render(<Pain />)
  fireEvent.keyUp(slider(), { key })
  expect(shownNumber()).toBe('0')
})

test('moving the focus with the Tab key does not answer', async () => {
  const onChangeSpy = vi.fn()
  render(<Pain onChangeSpy={onChangeSpy} />)
  for (let stop = 0; stop < 5; stop++) await userEvent.tab()
  expect(onChangeSpy).not.toHaveBeenCalled()
})

test('the Clear button removes the answer and focuses the slider', async () => {
  render(<Pain initialValue={4} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear pain' }))
  expect(shownNumber()).toBe('–')
  expect(document.activeElement).toBe(slider())
})

test.each([
  [undefined, '–'],
  [3, '3'],
])('a touch that turns into scrolling keeps the value %s', (initialValue, shown) => {
  render(<Pain {...(initialValue !== undefined && { initialValue })} />)
  fireEvent.pointerDown(slider())
  fireEvent.change(slider(), { target: { value: '7' } })
  fireEvent.pointerCancel(slider())
  fireEvent.change(slider(), { target: { value: '7' } })
  expect(shownNumber()).toBe(shown)
  fireEvent.pointerDown(slider())
  fireEvent.change(slider(), { target: { value: '5' } })
  expect(shownNumber()).toBe('5')
})

test('plus and minus move by one step and stop at the ends', async () => {
  const onChangeSpy = vi.fn()
  render(<Pain initialValue={9} onChangeSpy={onChangeSpy} />)
  await userEvent.click(screen.getByRole('button', { name: 'More pain' }))
  await userEvent.click(screen.getByRole('button', { name: 'More pain' }))
  await userEvent.click(screen.getByRole('button', { name: 'Less pain' }))
  expect(onChangeSpy.mock.calls).toEqual([[10], [9]])
})

test('[LOG-18] a move to 7 or more vibrates a device that supports it', () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
  render(<Pain initialValue={5} />)
  fireEvent.change(slider(), { target: { value: '6' } })
  expect(vibrate).not.toHaveBeenCalled()
  fireEvent.change(slider(), { target: { value: '7' } })
  expect(vibrate).toHaveBeenCalledOnce()
  vi.stubGlobal('navigator', Object.create(navigator, { vibrate: { value: undefined } }))
  fireEvent.change(slider(), { target: { value: '8' } })
  expect(shownNumber()).toBe('8')
})

test('plus and minus announce the new level; a move of the slider, which announces itself, does not', async () => {
  render(<Pain initialValue={4} />)
  const announcement = screen.getByRole('status')
  fireEvent.change(slider(), { target: { value: '6' } })
  expect(announcement.textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'More pain' }))
  expect(announcement.textContent).toBe('7 of 10')
})

test('a disabled slider ignores buttons, pointers and keys', () => {
  const onChangeSpy = vi.fn()
  render(
    <LevelSlider
      label="Pain"
      value={undefined}
      max={10}
      endLabels={['none', 'worst']}
      disabled
      onChange={onChangeSpy}
    />,
  )
  for (const name of ['Less pain', 'More pain']) fireEvent.click(screen.getByRole('button', { name }))
  fireEvent.pointerDown(slider())
  fireEvent.pointerUp(slider())
  fireEvent.pointerCancel(slider())
  fireEvent.keyUp(slider(), { key: 'Home' })
  expect(onChangeSpy).not.toHaveBeenCalled()
  expect(shownNumber()).toBe('–')
})
