// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Segmented } from './segmented.tsx'

afterEach(cleanup)

const heard = vi.fn()
const WORDS = { quick: 'Quick', detailed: 'Detailed' }

function Form({ disabled }: { disabled?: boolean }) {
  return (
    <Segmented
      label="Form"
      options={['quick', 'detailed']}
      labelOf={(view) => WORDS[view]}
      value="quick"
      disabled={disabled}
      onChange={heard}
    />
  )
}

test('one view is shown as chosen and another can be', async () => {
  render(<Form />)
  screen.getByRole('group', { name: 'Form' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Quick' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Detailed' }))
  expect(heard.mock.calls).toEqual([['detailed']])
})

test('locked, the view stays', async () => {
  render(<Form disabled />)
  await userEvent.click(screen.getByRole('radio', { name: 'Detailed' }))
  expect(heard).not.toHaveBeenCalled()
})
