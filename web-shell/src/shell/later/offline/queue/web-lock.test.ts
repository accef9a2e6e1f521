import { expect, test } from 'vitest'
import { withLock } from './web-lock.ts'

test('[LOG-14] work waits for another tab, but not for one that was suspended while it holds the lock', async () => {
  const done: string[] = []
  const suspended = Promise.withResolvers<void>()
  const first = withLock('queue a', () => suspended.promise.then(() => void done.push('first')))
  const patient = withLock('queue a', async () => void done.push('patient'))
  await withLock('queue b', async () => void done.push('of another user'))
  await withLock('queue a', async () => void done.push('impatient'), 5)
  expect(done).toEqual(['of another user', 'impatient'])
  suspended.resolve()
  await Promise.all([first, patient])
  expect(done.slice(2)).toEqual(['first', 'patient'])
})

test('[LOG-14] work that fails under the lock is not done again', async () => {
  let runs = 0
  const failing = withLock('queue c', async () => {
    runs += 1
    throw new Error('No connection')
  })
  await expect(failing).rejects.toThrow('No connection')
  expect(runs).toBe(1)
})
