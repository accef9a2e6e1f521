// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

afterEach(cleanup)

test('the progress is shown, labelled and announced', () => {
  render(<ProgressBar value={3} max={8} label="3 of 8 sections" />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '3 of 8 sections' })
  expect(bar.value).toBe(3)
  expect(bar.max).toBe(8)
  expect(bar.getAttribute('aria-valuetext')).toBe('3 of 8 sections')
})
