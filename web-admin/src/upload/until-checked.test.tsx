import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UploadState } from '../../../shared/uploads/schema.ts'
import { StillChecking, untilChecked } from './until-checked.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const waiting: UploadState = { state: 'waiting' }

test('[ADM-04] asks for about a minute, then stops', async () => {
  const ask = vi.fn(async () => waiting)
  const end = untilChecked(ask, new AbortController().signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await end).toBeInstanceOf(StillChecking)
  expect(ask).toHaveBeenCalledTimes(10)
})

test('[ADM-04] asks nothing while nobody looks at the tab', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const ask = vi.fn(async (): Promise<UploadState> => ({ state: 'refused', reason: 'animated' }))
  const end = untilChecked(ask, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(ask).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await end).toEqual({ state: 'refused', reason: 'animated' })
})

test('[ADM-04] asks nothing after the screen was left', async () => {
  const ask = vi.fn(async () => waiting)
  const left = new AbortController()
  const end = untilChecked(ask, left.signal).catch((error: unknown) => error)
  left.abort()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await end).toBeInstanceOf(Error)
  expect(ask).not.toHaveBeenCalled()
})
