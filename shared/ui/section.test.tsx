// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Section, type SectionHandle } from './section.tsx'

afterEach(cleanup)

const onToggleSpy = vi.fn()
const handle = createRef<SectionHandle>()

function TestSection({ initialOpen, done }: { initialOpen: boolean; done?: boolean }) {
  const [open, setOpen] = useState(initialOpen)
  const onToggle = (next: boolean) => {
    onToggleSpy(next)
    setOpen(next)
  }
  return (
    <Section ref={handle} heading="Bladder" summary="Pain 6" done={done} open={open} onToggle={onToggle}>
      <input aria-label="Note" />
    </Section>
  )
}

const heading = () => screen.getByRole('heading', { level: 2, name: 'Bladder' })
const details = () => heading().closest('details') as HTMLDetailsElement

test('a click on the heading opens and closes the section', async () => {
  render(<TestSection initialOpen={false} />)
  expect(details().open).toBe(false)
  await userEvent.click(heading())
  expect(details().open).toBe(true)
  await userEvent.click(heading())
  expect(onToggleSpy.mock.calls).toEqual([[true], [false]])
})

test('onToggle is called when the browser opens the section', () => {
  render(<TestSection initialOpen={false} />)
  act(() => {
    details().open = true
  })
  fireEvent(details(), new Event('toggle'))
  expect(onToggleSpy.mock.calls).toEqual([[true]])
})

test('the summary is shown only while the section is closed', async () => {
  render(<TestSection initialOpen={false} />)
  screen.getByText('Pain 6')
  await userEvent.click(heading())
  expect(screen.queryByText('Pain 6')).toBeNull()
})

test.each([
  [true, 1],
  [false, 0],
])('with done = %s, the word "Done" is rendered %d times', (done, times) => {
  render(<TestSection initialOpen={false} done={done} />)
  expect(screen.queryAllByText('Done')).toHaveLength(times)
})

test('the content keeps its state while the section is closed', async () => {
  render(<TestSection initialOpen />)
  await userEvent.type(screen.getByLabelText('Note'), 'Cold')
  await userEvent.click(heading())
  await userEvent.click(heading())
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Cold')
})

test('reveal() opens the section, scrolls to it and focuses its heading', () => {
  const scrollIntoView = vi.fn()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  render(<TestSection initialOpen={false} />)
  act(() => handle.current?.reveal())
  expect(onToggleSpy.mock.calls).toEqual([[true]])
  expect(scrollIntoView.mock.contexts).toEqual([details()])
  expect(document.activeElement).toBe(heading().closest('summary'))
  expect(details().open).toBe(true)
})
