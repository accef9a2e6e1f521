// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LevelSlider } from './level-slider.tsx'

afterEach(cleanup)

function Pain({ start, heard }: { start?: number; heard?: (value: number | undefined) => void }) {
  const [value, setValue] = useState(start)
  const onChange = (next: number | undefined) => {
    heard?.(next)
    setValue(next)
  }
  return <LevelSlider label="Pain" value={value} max={10} ends={['none', 'worst imaginable']} onChange={onChange} />
}

const slider = () => screen.getByRole('slider', { name: 'Pain' })
const group = () => within(screen.getByRole('group', { name: 'Pain' }))
const number = () => group().getByText(/^(\d+|–)$/).textContent

test('an untouched level is not answered, which is not 0', () => {
  render(<Pain />)
  expect(number()).toBe('–')
  expect(slider().getAttribute('aria-valuetext')).toBe('Not answered')
  expect(screen.queryByRole('button', { name: 'Clear pain' })).toBeNull()
})

test('0 is an answer', () => {
  render(<Pain start={0} />)
  expect(number()).toBe('0')
  expect(slider().getAttribute('aria-valuetext')).toBe('0 of 10')
})

test('touching the lowest level answers 0, although the slider did not move', () => {
  const heard = vi.fn()
  render(<Pain heard={heard} />)
  fireEvent.click(slider())
  expect(heard.mock.calls).toEqual([[0]])
})

test.each(['Home', 'ArrowLeft'])('%s on an untouched slider answers 0', (key) => {
  render(<Pain />)
  fireEvent.keyUp(slider(), { key })
  expect(number()).toBe('0')
})

test('the tab key passes by without answering', async () => {
  const heard = vi.fn()
  render(<Pain heard={heard} />)
  for (let stop = 0; stop < 5; stop++) await userEvent.tab()
  expect(heard).not.toHaveBeenCalled()
})

test('an answer can be taken back', async () => {
  render(<Pain start={4} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear pain' }))
  expect(number()).toBe('–')
  expect(document.activeElement).toBe(slider())
})

test.each([
  [undefined, '–'],
  [3, '3'],
])('a touch that turns into scrolling leaves %s as it was', (start, shown) => {
  render(<Pain {...(start !== undefined && { start })} />)
  fireEvent.pointerDown(slider())
  fireEvent.change(slider(), { target: { value: '7' } })
  fireEvent.pointerCancel(slider())
  fireEvent.change(slider(), { target: { value: '7' } })
  expect(number()).toBe(shown)
  fireEvent.pointerDown(slider())
  fireEvent.change(slider(), { target: { value: '5' } })
  expect(number()).toBe('5')
})

test('plus and minus go one step and stop at the ends', async () => {
  const heard = vi.fn()
  render(<Pain start={9} heard={heard} />)
  await userEvent.click(screen.getByRole('button', { name: 'More pain' }))
  await userEvent.click(screen.getByRole('button', { name: 'More pain' }))
  await userEvent.click(screen.getByRole('button', { name: 'Less pain' }))
  expect(heard.mock.calls).toEqual([[10], [9]])
})

test('[LOG-18] a slider moved to 7 or more gives a haptic impact where the device has one', () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
  render(<Pain start={5} />)
  fireEvent.change(slider(), { target: { value: '6' } })
  expect(vibrate).not.toHaveBeenCalled()
  fireEvent.change(slider(), { target: { value: '7' } })
  expect(vibrate).toHaveBeenCalledOnce()
  vi.stubGlobal('navigator', Object.create(navigator, { vibrate: { value: undefined } }))
  fireEvent.change(slider(), { target: { value: '8' } })
  expect(number()).toBe('8')
})

test('what plus and minus led to is read out, and what the slider itself tells is not told twice', async () => {
  render(<Pain start={4} />)
  const said = screen.getByRole('status')
  fireEvent.change(slider(), { target: { value: '6' } })
  expect(said.textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'More pain' }))
  expect(said.textContent).toBe('7 of 10')
})

test('a locked level shows its answer and takes none, whatever a finger does', () => {
  const heard = vi.fn()
  render(<LevelSlider label="Pain" value={undefined} max={10} ends={['none', 'worst']} disabled onChange={heard} />)
  for (const name of ['Less pain', 'More pain']) fireEvent.click(screen.getByRole('button', { name }))
  fireEvent.pointerDown(slider())
  fireEvent.pointerUp(slider())
  fireEvent.pointerCancel(slider())
  fireEvent.keyUp(slider(), { key: 'Home' })
  expect(heard).not.toHaveBeenCalled()
  expect(number()).toBe('–')
})
