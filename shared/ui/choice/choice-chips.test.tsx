// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceChips } from './choice-chips.tsx'
import { YesNo } from './yes-no.tsx'

afterEach(cleanup)

const onChangeSpy = vi.fn()

function Feeling({ initialValue, disabled }: { initialValue?: string; disabled?: boolean }) {
  const [value, setValue] = useState(initialValue)
  return (
    <ChoiceChips
      label="Feeling"
      options={['Burning', 'Pressure']}
      value={value}
      disabled={disabled}
      onChange={(next) => {
        onChangeSpy(next)
        setValue(next)
      }}
    />
  )
}

const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value
const clearButton = () => screen.queryByRole('button', { name: 'Clear feeling' })

test('a new choice replaces the previous one', async () => {
  render(<Feeling />)
  expect(chosen()).toBeUndefined()
  expect(clearButton()).toBeNull()
  await userEvent.click(chip('Burning'))
  await userEvent.click(chip('Pressure'))
  expect(chosen()).toBe('Pressure')
  expect(onChangeSpy.mock.calls).toEqual([['Burning'], ['Pressure']])
})

test('a second press removes the choice', async () => {
  render(<Feeling initialValue="Burning" />)
  await userEvent.click(chip('Burning'))
  expect(chosen()).toBeUndefined()
  expect(onChangeSpy.mock.calls).toEqual([[undefined]])
})

test('a double tap chooses the option and does not remove it', async () => {
  render(<Feeling />)
  await userEvent.dblClick(chip('Burning'))
  expect(chosen()).toBe('Burning')
})

test.each(['Delete', 'Backspace', ' '])('the key "%s" removes the choice', async (key) => {
  render(<Feeling initialValue="Burning" />)
  await userEvent.tab()
  expect(document.activeElement).toBe(chip('Burning'))
  if (key === ' ') await userEvent.keyboard(' ')
  else fireEvent.keyDown(chip('Burning'), { key })
  expect(onChangeSpy.mock.calls).toEqual([[undefined]])
})

test('the Clear button removes the choice and moves the focus to the first option', async () => {
  render(<Feeling initialValue="Pressure" />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear feeling' }))
  expect(chosen()).toBeUndefined()
  expect(clearButton()).toBeNull()
  expect(document.activeElement).toBe(chip('Burning'))
})

test('a disabled question shows its answer and ignores clicks', async () => {
  render(<Feeling initialValue="Pressure" disabled />)
  await userEvent.click(chip('Burning'))
  expect(chosen()).toBe('Pressure')
  expect(clearButton()).toBeNull()
  expect(onChangeSpy).not.toHaveBeenCalled()
})

test('a chosen value that is no longer an option is still shown', () => {
  render(<Feeling initialValue="Aching" />)
  expect(chosen()).toBe('Aching')
})

test.each([
  [undefined, undefined],
  [true, 'Yes'],
  [false, 'No'],
])('a yes-no question shows the value %s as %s', (value, name) => {
  render(<YesNo label="Flare" value={value} onChange={onChangeSpy} />)
  const shown = screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)
  expect(shown?.labels?.[0]?.textContent).toBe(name)
})

test('a yes-no question reports yes as true, no as false and a removed answer as undefined', async () => {
  const { rerender } = render(<YesNo label="Flare" value={undefined} onChange={onChangeSpy} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  rerender(<YesNo label="Flare" value={false} onChange={onChangeSpy} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear flare' }))
  expect(onChangeSpy.mock.calls).toEqual([[true], [false], [undefined]])
})
