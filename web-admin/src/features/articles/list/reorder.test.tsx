import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newCard } from '../../../../../tests/fixtures/data/article-card.ts'
import { managedList } from '../../../../../tests/fixtures/data/managed-list.ts'
import { openRemote } from '../../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, problem, reply } from '../../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../../routes.tsx'

const managed = { content: '', published: true, sortOrder: 0, updatedAt: 0, version: 1 }
const ponds = ['Ponds', 'Reeds', 'Herons'].map((title) => ({ ...newCard({ title }), ...managed }))
const [first, second, third] = ponds.map(({ id }) => id)

/** Opens the list of a service that keeps the order. `answered`: when it answers a move. */
async function open(isRefused = false, answered: Promise<unknown> = Promise.resolve()) {
  let stored = ponds
  const sent = fakeService({
    'PUT /api/manage/article-order': async ({ body: { id, after } }) => {
      await answered
      if (isRefused) return problem('busy')
      const others = stored.filter((each) => each.id !== id)
      stored = others.toSpliced(
        others.findIndex((each) => each.id === after) + 1,
        0,
        ...stored.filter((each) => each.id === id),
      )
      return reply({})
    },
    'GET /api/manage/drafts': () => reply([]),
    'GET /api/manage/articles': managedList(() => stored),
  })
  const { user } = openRemote(routes, '/learn/manage', { roles: ['editor'], hasPasskey: true })
  const handle = await screen.findByRole('button', { name: 'Move Ponds' })
  const moves = () => sent.filter(({ line }) => line.startsWith('PUT')).map(({ body }) => body)
  return { user, handle, moves }
}
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('[ADM-05] the list says that its order is not that of readers', async () => {
  await open()
  expect(screen.getByText(/It changes this list only: readers see the newest first/)).toBeTruthy()
})

test('[ADM-05] by keyboard, Enter lifts, arrows move, Enter drops with one request, and each step is announced', async () => {
  const { user, handle, moves } = await open()
  handle.focus()
  await user.keyboard('{Enter}')
  expect(said()).toMatch(/^Ponds is lifted, place 1 of 3\. Arrow keys move it/)
  expect(handle.getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(shown()).toEqual(['Reeds', 'Ponds', 'Herons'])
  expect(said()).toBe('Ponds, place 2 of 3.')
  expect(document.activeElement).toBe(handle)
  await user.keyboard(' ')
  expect(said()).toBe('Ponds is at place 2 of 3.')
  await waitFor(() => expect(moves()).toEqual([{ id: first, after: second }]))
  await user.keyboard('{Enter}{Home}{Enter}')
  await waitFor(() => expect(moves().at(-1)).toEqual({ id: first, after: null }))
  expect(shown()).toEqual(['Ponds', 'Reeds', 'Herons'])
})

test('[ADM-05] Escape puts a lifted article back, and so does leaving its handle; nothing is sent', async () => {
  const { user, handle, moves } = await open()
  for (const end of ['{Escape}', '{Tab}']) {
    handle.focus()
    await user.keyboard(`{Enter}{End}${end}`)
    expect(shown()).toEqual(['Ponds', 'Reeds', 'Herons'])
    expect(said()).toBe('Ponds is back at place 1 of 3.')
  }
  handle.focus()
  await user.keyboard('{Enter}{ArrowUp}{Enter}')
  expect(moves()).toEqual([])
})

test('[ADM-05] a move that the service refuses is taken back, and can be tried again', async () => {
  const { user, handle, moves } = await open(true)
  handle.focus()
  await user.keyboard('{Enter}{End}{Enter}')
  await waitFor(() => expect(shown()).toEqual(['Ponds', 'Reeds', 'Herons']))
  expect(moves().at(-1)).toEqual({ id: first, after: third })
  expect(await screen.findByRole('button', { name: /again|Retry/i })).toBeTruthy()
})

test('[ADM-05] a moved article is at its new place before the service has answered', async () => {
  const answer = Promise.withResolvers()
  const { user, handle, moves } = await open(false, answer.promise)
  handle.focus()
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  await waitFor(() => expect(moves()).toHaveLength(1))
  expect(shown()).toEqual(['Reeds', 'Ponds', 'Herons'])
  answer.resolve(undefined)
  await waitFor(() => expect(shown()).toEqual(['Reeds', 'Ponds', 'Herons']))
})

test('[ADM-05] by finger or mouse, an article goes where the handle is let go', async () => {
  const { handle, moves } = await open()
  const list = handle.closest('ul') as HTMLUListElement
  // Each row is 100 px high, wherever it is in the list.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, [...list.children].indexOf(this) * 100, 300, 100)
  })
  const moveTo = (clientY: number) => fireEvent.pointerMove(window, { clientY })
  fireEvent.pointerDown(handle, { button: 0 })
  moveTo(120)
  expect(shown()).toEqual(['Ponds', 'Reeds', 'Herons'])
  moveTo(160)
  expect(shown()).toEqual(['Reeds', 'Ponds', 'Herons'])
  moveTo(240)
  expect(shown()).toEqual(['Reeds', 'Ponds', 'Herons'])
  moveTo(260)
  expect(shown()).toEqual(['Reeds', 'Herons', 'Ponds'])
  moveTo(140)
  expect(shown()).toEqual(['Reeds', 'Ponds', 'Herons'])
  fireEvent.pointerUp(window)
  await waitFor(() => expect(moves()).toEqual([{ id: first, after: second }]))
})

test('[ADM-05] a drag to an edge of the window scrolls the page until the handle is let go', async () => {
  const { handle } = await open()
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  fireEvent.pointerDown(handle, { button: 0 })
  fireEvent.pointerMove(window, { clientY: innerHeight / 2 })
  await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))
  expect(scrollBy).not.toHaveBeenCalled()
  fireEvent.pointerMove(window, { clientY: innerHeight - 20 })
  await waitFor(() => expect(scrollBy).toHaveBeenLastCalledWith(0, 10))
  fireEvent.pointerMove(window, { clientY: 20 })
  await waitFor(() => expect(scrollBy).toHaveBeenLastCalledWith(0, -10))
  fireEvent.pointerUp(window)
  scrollBy.mockClear()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(scrollBy).not.toHaveBeenCalled()
})

test('[ADM-05] a drag that the system takes over puts the article back', async () => {
  const { handle, moves } = await open()
  fireEvent.pointerDown(handle, { button: 0 })
  fireEvent.pointerMove(window, { clientY: 1_000 })
  fireEvent.pointerCancel(window)
  expect(shown()).toEqual(['Ponds', 'Reeds', 'Herons'])
  fireEvent.pointerUp(window)
  expect(moves()).toEqual([])
})
