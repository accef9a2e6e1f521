// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EMPTY_QUEUE, setQueueView } from '../../shell/first/data/queue-view.ts'
import { UnsentEdits } from './unsent-edits.tsx'

const { send } = vi.hoisted(() => ({ send: vi.fn<() => Promise<void>>() }))
vi.mock('../../shell/first/data/device-storage.ts', () => ({ sendQueuedEdits: send }))

afterEach(cleanup)

test('[PROF-03] entries that are still on this device only are named, and can be sent first', async () => {
  const day = { device: 'phone000', n: 1, date: '2026-11-20', set: {}, seen: {}, editedAt: 1, zone: 'UTC' }
  const edit = { ...day, kind: 'day' as const, target: day.date }
  setQueueView({ ...EMPTY_QUEUE, waiting: [edit, { ...edit, n: 2 }] })
  send.mockImplementation(async () => setQueueView(EMPTY_QUEUE))
  render(<UnsentEdits />)
  expect(screen.getByText('2 entries are still on this device only')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send them first' }))
  expect(screen.queryByText(/still on this device/)).toBeNull()
})
