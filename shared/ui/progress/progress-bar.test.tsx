// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

afterEach(cleanup)

test('how far it has come is shown, said and told', () => {
  render(<ProgressBar value={3} max={8} words="3 of 8 sections" />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '3 of 8 sections' })
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([3, 8, '3 of 8 sections'])
})
