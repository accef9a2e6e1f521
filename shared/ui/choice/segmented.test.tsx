// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, startTransition, use, useState } from 'react'
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

function Slow({ view, ready }: { view: string; ready: Promise<void> }) {
  if (view === 'detailed') use(ready)
  return <p>The {view} view</p>
}

test('the choice shows at once, before its content is ready', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  function Views() {
    const [view, setView] = useState<keyof typeof WORDS>('quick')
    return (
      <>
        <Segmented
          label="Form"
          options={['quick', 'detailed']}
          value={view}
          onChange={(option) => startTransition(() => setView(option))}
        />
        <Suspense>
          <Slow view={view} ready={promise} />
        </Suspense>
      </>
    )
  }
  render(<Views />)
  await userEvent.click(screen.getByRole('radio', { name: 'detailed' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'detailed' }).checked).toBe(true)
  screen.getByText('The quick view')
  resolve()
  await screen.findByText('The detailed view')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'detailed' }).checked).toBe(true)
})

test('a disabled control ignores clicks', async () => {
  render(<Form disabled />)
  await userEvent.click(screen.getByRole('radio', { name: 'Detailed' }))
  expect(onChangeSpy).not.toHaveBeenCalled()
})
