// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceChips } from './choice-chips.tsx'
import { YesNo } from './yes-no.tsx'

afterEach(cleanup)

const heard = vi.fn()

function Feeling({ start, disabled }: { start?: string; disabled?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <ChoiceChips
      label="Feeling"
      options={['Burning', 'Pressure']}
      value={value}
      disabled={disabled}
      onChange={(next) => {
        heard(next)
        setValue(next)
      }}
    />
  )
}

const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value
const clear = () => screen.queryByRole('button', { name: 'Clear feeling' })

test('one is chosen in place of another', async () => {
  render(<Feeling />)
  expect([chosen(), clear()]).toEqual([undefined, null])
  await userEvent.click(chip('Burning'))
  await userEvent.click(chip('Pressure'))
  expect(chosen()).toBe('Pressure')
  expect(heard.mock.calls).toEqual([['Burning'], ['Pressure']])
})

test('pressed again, the choice is taken back', async () => {
  render(<Feeling start="Burning" />)
  await userEvent.click(chip('Burning'))
  expect(chosen()).toBeUndefined()
  expect(heard.mock.calls).toEqual([[undefined]])
})

test('a double tap chooses', async () => {
  render(<Feeling />)
  await userEvent.dblClick(chip('Burning'))
  expect(chosen()).toBe('Burning')
})

test.each(['Delete', 'Backspace', ' '])('the key "%s" takes the choice back', async (key) => {
  render(<Feeling start="Burning" />)
  await userEvent.tab()
  expect(document.activeElement).toBe(chip('Burning'))
  if (key === ' ') await userEvent.keyboard(' ')
  else fireEvent.keyDown(chip('Burning'), { key })
  expect(heard.mock.calls).toEqual([[undefined]])
})

test('Clear takes the choice back and leaves the keyboard at the question', async () => {
  render(<Feeling start="Pressure" />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear feeling' }))
  expect([chosen(), clear()]).toEqual([undefined, null])
  expect(document.activeElement).toBe(chip('Burning'))
})

test('locked, it shows its answer and takes none', async () => {
  render(<Feeling start="Pressure" disabled />)
  await userEvent.click(chip('Burning'))
  expect([chosen(), clear()]).toEqual(['Pressure', null])
  expect(heard).not.toHaveBeenCalled()
})

test('what was chosen and is offered no longer is still shown', () => {
  render(<Feeling start="Aching" />)
  expect(chosen()).toBe('Aching')
})

test.each([
  [undefined, undefined],
  [true, 'Yes'],
  [false, 'No'],
])('to a yes or no, the answer %s is shown as %s', (value, name) => {
  render(<YesNo label="Flare" value={value} onChange={heard} />)
  const shown = screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)
  expect(shown?.labels?.[0]?.textContent).toBe(name)
})

test('yes is true, no is false, and taken back is neither', async () => {
  const { rerender } = render(<YesNo label="Flare" value={undefined} onChange={heard} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  rerender(<YesNo label="Flare" value={false} onChange={heard} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear flare' }))
  expect(heard.mock.calls).toEqual([[true], [false], [undefined]])
})
