// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Segmented } from './segmented.tsx'

afterEach(cleanup)

const onChangeSpy = vi.fn()
const WORDS = { quick: 'Quick', detailed: 'Detailed' }

function Form({ disabled }: { disabled?: boolean }) {
  return (
    <Segmented
      label="Form"
      options={['quick', 'detailed']}
      labelOf={(view) => WORDS[view]}
      value="quick"
      disabled={disabled}
      onChange={onChangeSpy}
    />
  )
}

test('the current view is checked, and a click chooses another', async () => {
  render(<Form />)
  screen.getByRole('group', { name: 'Form' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Quick' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Detailed' }))
  expect(onChangeSpy.mock.calls).toEqual([['detailed']])
})

test('a disabled control ignores clicks', async () => {
  render(<Form disabled />)
  await userEvent.click(screen.getByRole('radio', { name: 'Detailed' }))
  expect(onChangeSpy).not.toHaveBeenCalled()
})
