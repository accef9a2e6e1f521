// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { registeredFeatures, registerFeatures } from '../../shell/early/feature-registry.ts'
import { Queue } from '../../shell/later/offline/queue/queue.ts'
import { button, openExercises, pacer, passSeconds, standStill } from '../../testing/open-exercises.ts'

standStill()

const registered = registeredFeatures()
afterEach(() => registerFeatures(registered))

const question = () => screen.queryByRole('heading', { name: 'How is it now?' })

/** Breathes for a while, closes, and presses "Keep it". */
async function breatheAndKeep() {
  fireEvent.click(await button('Start'))
  await pacer()
  passSeconds(90)
  fireEvent.click(await button('Close'))
  fireEvent.click(await button('Keep it'))
  await act(async () => undefined)
}

test('[EX-01] when no place can take a session, it says so, and the question stays until a retry has kept it', async () => {
  const { records } = openExercises()
  vi.spyOn(Queue.prototype, 'add').mockRejectedValueOnce(new Error('full'))
  await breatheAndKeep()
  expect(question()).toBeTruthy()
  fireEvent.click(await button('Retry'))
  await screen.findByText('Saved')
  expect(question()).toBeNull()
  expect(records.values()).toMatchObject([{ seconds: 90 }])
})

test('[EX-01] a session that is kept again after a failure is the same one', async () => {
  openExercises()
  const add = vi.spyOn(Queue.prototype, 'add').mockRejectedValueOnce(new Error('full'))
  await breatheAndKeep()
  await button('Retry')
  fireEvent.click(await button('Keep it'))
  await screen.findByText('Saved')
  const ids = add.mock.calls.map(([, edit]) => (edit as { id?: string }).id)
  expect(ids).toEqual([expect.any(String), ids[0]])
})

test('[EX-01] a retry after the question was closed keeps the session, and leaves the screen as it is', async () => {
  const { records } = openExercises()
  vi.spyOn(Queue.prototype, 'add').mockRejectedValueOnce(new Error('full'))
  await breatheAndKeep()
  fireEvent.click(await button('Not now'))
  await button('Start')
  const back = vi.spyOn(history, 'go')
  fireEvent.click(await button('Retry'))
  await waitFor(() => expect(records.values()).toHaveLength(1))
  expect(back).not.toHaveBeenCalled()
})

test('[EX-01] when the code that keeps it does not load, it says so, and the question stays until a retry has kept it', async () => {
  const { records } = openExercises()
  registerFeatures({ ...registered, operations: () => Promise.reject(new TypeError('Failed to fetch')) })
  await breatheAndKeep()
  await screen.findByText('No connection')
  expect(question()).toBeTruthy()
  registerFeatures(registered)
  fireEvent.click(await button('Retry'))
  await waitFor(() => expect(records.values()).toHaveLength(1))
  expect(question()).toBeNull()
})
