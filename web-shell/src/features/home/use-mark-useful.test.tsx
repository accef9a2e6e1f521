import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useMarkUseful } from './use-mark-useful.ts'

test('[PERF-05] home marks once, when its data is first drawn, that it is useful', async () => {
  const mark = vi.spyOn(performance, 'mark')
  const frame = () => new Promise(requestAnimationFrame)
  const { rerender } = renderHook(({ isDrawn }) => useMarkUseful(isDrawn), { initialProps: { isDrawn: false } })
  await frame()
  expect(mark).not.toHaveBeenCalled()
  rerender({ isDrawn: true })
  await waitFor(() => expect(mark).toHaveBeenCalledWith('home-useful'))
  renderHook(() => useMarkUseful(true))
  await frame()
  expect(mark).toHaveBeenCalledOnce()
})
