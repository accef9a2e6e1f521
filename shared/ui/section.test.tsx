// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Section, type SectionHandle } from './section.tsx'

afterEach(cleanup)

const heard = vi.fn()
const handle = createRef<SectionHandle>()

function Bladder({ start, done }: { start: boolean; done?: boolean }) {
  const [open, setOpen] = useState(start)
  const onToggle = (next: boolean) => {
    heard(next)
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

test('its heading opens and closes it', async () => {
  render(<Bladder start={false} />)
  expect(details().open).toBe(false)
  await userEvent.click(heading())
  expect(details().open).toBe(true)
  await userEvent.click(heading())
  expect(heard.mock.calls).toEqual([[true], [false]])
})

test('the screen hears of it when the browser opens it', () => {
  render(<Bladder start={false} />)
  act(() => {
    details().open = true
  })
  fireEvent(details(), new Event('toggle'))
  expect(heard.mock.calls).toEqual([[true]])
})

test('closed, it says in a line what was answered; open, the answers say so', async () => {
  render(<Bladder start={false} />)
  screen.getByText('Pain 6')
  await userEvent.click(heading())
  expect(screen.queryByText('Pain 6')).toBeNull()
})

test.each([
  [true, 1],
  [false, 0],
])('a section whose being done is %s says so %d times in words', (done, times) => {
  render(<Bladder start={false} done={done} />)
  expect(screen.queryAllByText('Done')).toHaveLength(times)
})

test('what it holds stays as it is while closed', async () => {
  render(<Bladder start />)
  await userEvent.type(screen.getByLabelText('Note'), 'Cold')
  await userEvent.click(heading())
  await userEvent.click(heading())
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Cold')
})

test('a screen can open it, bring it into view and put the keyboard on it', () => {
  const scrolled = vi.fn()
  HTMLElement.prototype.scrollIntoView = scrolled
  render(<Bladder start={false} />)
  act(() => handle.current?.reveal())
  expect(heard.mock.calls).toEqual([[true]])
  expect(scrolled.mock.contexts).toEqual([details()])
  expect(document.activeElement).toBe(heading().closest('summary'))
  expect(details().open).toBe(true)
})
