// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Chips } from './chips.tsx'

afterEach(cleanup)

const FOODS = ['coffee', 'tea', 'citrus'] as const
type Food = (typeof FOODS)[number]
const WORDS: Record<Food, string> = { coffee: 'Coffee', tea: 'Tea', citrus: 'Citrus fruit' }
const onChangeSpy = vi.fn()

function Foods({ initialValue, disabled }: { initialValue?: Food[]; disabled?: boolean }) {
  const [value, setValue] = useState<Food[] | undefined>(initialValue)
  return (
    <Chips
      label="Foods"
      hint="Only today"
      error="Choose some"
      options={FOODS}
      labelOf={(food) => WORDS[food]}
      noneLabel="None of these"
      value={value}
      disabled={disabled}
      onChange={(next) => {
        onChangeSpy(next)
        setValue(next)
      }}
    />
  )
}

const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap(({ checked, labels }) => (checked ? labels?.[0]?.textContent : []))

test('no chip is checked while the question is not answered, not even "None of these"', () => {
  render(<Foods />)
  expect(checked()).toEqual([])
})

test('chosen options keep the order of the options; removing the last one means not answered', async () => {
  render(<Foods />)
  for (const name of ['Citrus fruit', 'Coffee', 'Citrus fruit', 'Coffee']) await userEvent.click(chip(name))
  expect(onChangeSpy.mock.calls).toEqual([[['citrus']], [['coffee', 'citrus']], [['coffee']], [undefined]])
})

test('"None of these" replaces all other options, and any other option replaces it', async () => {
  render(<Foods initialValue={['tea']} />)
  await userEvent.click(chip('None of these'))
  expect(checked()).toEqual(['None of these'])
  await userEvent.click(chip('Coffee'))
  expect(checked()).toEqual(['Coffee'])
  await userEvent.click(chip('None of these'))
  await userEvent.click(chip('None of these'))
  expect(checked()).toEqual([])
  expect(onChangeSpy.mock.calls).toEqual([[[]], [['coffee']], [[]], [undefined]])
})

test('the space key chooses the focused chip', async () => {
  render(<Foods />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(checked()).toEqual(['Tea'])
})

test('the group has the label, and the hint and the error describe it', () => {
  render(<Foods />)
  const group = screen.getByRole('group', { name: 'Foods' })
  const descriptions = group
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(descriptions).toEqual(['Only today', 'Choose some'])
})

test('a disabled question shows its answer and ignores clicks', async () => {
  render(<Foods initialValue={['tea']} disabled />)
  await userEvent.click(chip('Coffee'))
  expect(checked()).toEqual(['Tea'])
  expect(onChangeSpy).not.toHaveBeenCalled()
})

test('a chosen value that is no longer an option is still shown and can be removed', async () => {
  render(<Chips label="Foods" options={['Tea']} value={['Ice', 'Tea']} onChange={onChangeSpy} />)
  expect(checked()).toEqual(['Tea', 'Ice'])
  await userEvent.click(chip('Ice'))
  expect(onChangeSpy.mock.calls).toEqual([[['Tea']]])
})
