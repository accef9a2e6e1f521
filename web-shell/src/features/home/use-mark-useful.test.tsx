import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useMarkUseful } from './use-mark-useful.ts'

test('[PERF-05] home sets the mark "home-useful" once, when its data is first drawn', async () => {
  const mark = vi.spyOn(performance, 'mark')
  const nextFrame = () => new Promise(requestAnimationFrame)
  const { rerender } = renderHook(({ isDrawn }) => useMarkUseful(isDrawn), { initialProps: { isDrawn: false } })
  await nextFrame()
  expect(mark).not.toHaveBeenCalled()
  rerender({ isDrawn: true })
  await waitFor(() => expect(mark).toHaveBeenCalledWith('home-useful'))
  renderHook(() => useMarkUseful(true))
  await nextFrame()
  expect(mark).toHaveBeenCalledOnce()
})
