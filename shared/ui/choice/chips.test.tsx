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
const heard = vi.fn()

function Foods({ start, disabled }: { start?: Food[]; disabled?: boolean }) {
  const [value, setValue] = useState<Food[] | undefined>(start)
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
        heard(next)
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

test('not answered has nothing chosen, not even none', () => {
  render(<Foods />)
  expect(checked()).toEqual([])
})

test('what is chosen is kept in the order of the options, and nothing left is not answered', async () => {
  render(<Foods />)
  for (const name of ['Citrus fruit', 'Coffee', 'Citrus fruit', 'Coffee']) await userEvent.click(chip(name))
  expect(heard.mock.calls).toEqual([[['citrus']], [['coffee', 'citrus']], [['coffee']], [undefined]])
})

test('none of these is an answer of its own, which ends and is ended by any other', async () => {
  render(<Foods start={['tea']} />)
  await userEvent.click(chip('None of these'))
  expect(checked()).toEqual(['None of these'])
  await userEvent.click(chip('Coffee'))
  expect(checked()).toEqual(['Coffee'])
  await userEvent.click(chip('None of these'))
  await userEvent.click(chip('None of these'))
  expect(checked()).toEqual([])
  expect(heard.mock.calls).toEqual([[[]], [['coffee']], [[]], [undefined]])
})

test('the keyboard chooses as well', async () => {
  render(<Foods />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(checked()).toEqual(['Tea'])
})

test('the question, its hint and its error belong to the group', () => {
  render(<Foods />)
  const group = screen.getByRole('group', { name: 'Foods' })
  const words = group
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['Only today', 'Choose some'])
})

test('locked, it shows its answer and takes none', async () => {
  render(<Foods start={['tea']} disabled />)
  await userEvent.click(chip('Coffee'))
  expect(checked()).toEqual(['Tea'])
  expect(heard).not.toHaveBeenCalled()
})

test('what was chosen and is offered no longer is still shown, and can be taken back', async () => {
  render(<Chips label="Foods" options={['Tea']} value={['Ice', 'Tea']} onChange={heard} />)
  expect(checked()).toEqual(['Tea', 'Ice'])
  await userEvent.click(chip('Ice'))
  expect(heard.mock.calls).toEqual([[['Tea']]])
})
