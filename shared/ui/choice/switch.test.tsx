// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Switch } from './switch.tsx'

afterEach(cleanup)

const heard = vi.fn()
const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Reminders' })

test.each([true, false])('a switch that is %s turns to the other', async (value) => {
  render(<Switch label="Reminders" value={value} onChange={heard} />)
  expect(control().checked).toBe(value)
  await userEvent.click(screen.getByText('Reminders'))
  expect(heard.mock.calls).toEqual([[!value]])
})

test('its hint belongs to it', () => {
  render(<Switch label="Reminders" hint="Once a day" value onChange={heard} />)
  expect(document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Once a day')
})

test('locked, it stays as it is', async () => {
  render(<Switch label="Reminders" value disabled onChange={heard} />)
  await userEvent.click(control())
  expect(heard).not.toHaveBeenCalled()
})
