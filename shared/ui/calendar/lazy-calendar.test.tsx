// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyCalendar } from './lazy-calendar.tsx'

afterEach(cleanup)

const DAYS = { value: undefined, today: '2026-11-20', earliest: '2026-11-01', latest: '2026-11-20' }

test('a failed load of the calendar shows an error, and Try again loads it', async () => {
  vi.doMock('./calendar.tsx', () => {
    throw new Error('No connection')
  })
  render(<LazyCalendar {...DAYS} onChange={() => undefined} />)
  expect(screen.getByRole('status').textContent).toContain('Loading the calendar')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('The calendar could not be loaded')
  vi.doUnmock('./calendar.tsx')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('grid', { name: 'November 2026' })
})
