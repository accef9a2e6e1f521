// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, openAudio } from '../../testing/open-audio.tsx'
import { setOnline } from '../../testing/open-training.ts'
import { player } from './player/player.ts'

const BROKEN = 2
const NOT_PLAYABLE = 4
const ALL_ATTEMPTS = [500, 1_000, 2_000, 4_000, 8_000, 16_000]

const state = () => player.read()

/** Opens a recording that plays at second 100. */
async function openAt100() {
  const opened = await openAudio()
  await opened.user.click(await button('Play Heron 1'))
  act(() => opened.audio.last().begin())
  act(() => opened.audio.last().moveTo(100))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return opened
}

beforeEach(() => setOnline(true))
afterEach(() => void vi.useRealTimers())

test('[AUDIO-01] [RELY-05] without a network it waits, and goes on where it was when there is one', async () => {
  const { audio } = await openAt100()
  setOnline(false)
  act(() => audio.last().fail(BROKEN))
  screen.getByText('The connection was lost. It continues where it was once you are back online.')
  expect(state()).toMatchObject({ status: 'loading', position: 100, problem: undefined })
  act(() => void vi.advanceTimersByTime(600_000))
  expect(audio.made).toHaveLength(1)
  act(() => setOnline(true))
  expect(audio.made).toHaveLength(2)
  act(() => audio.last().begin())
  expect(audio.last()).toMatchObject({ currentTime: 100, paused: false })
  expect(state()).toMatchObject({ status: 'playing', waitsForNetwork: false })
})

test('[AUDIO-01] [RELY-05] with a network it tries again, later each time, then says so; Retry goes on where it was', async () => {
  const { audio } = await openAt100()
  act(() => audio.last().fail(BROKEN))
  for (const [index, wait] of ALL_ATTEMPTS.entries()) {
    act(() => void vi.advanceTimersByTime(wait - 1))
    expect(audio.made).toHaveLength(index + 1)
    act(() => void vi.advanceTimersByTime(1))
    expect(audio.made).toHaveLength(index + 2)
    // While the service fails, browsers take its reply for a file that cannot be played.
    act(() => audio.last().fail(NOT_PLAYABLE))
  }
  screen.getByText('Audio Error')
  expect(state()).toMatchObject({ status: 'idle', position: 0, waitsForNetwork: false })
  act(() => screen.getByRole('button', { name: 'Retry' }).click())
  act(() => audio.last().begin())
  expect(audio.last().currentTime).toBe(100)
})

test('[AUDIO-01] what the user pauses meanwhile stays paused, and goes on where they move it', async () => {
  const { audio } = await openAt100()
  setOnline(false)
  act(() => audio.last().fail(BROKEN))
  act(() => player.pause())
  act(() => player.seekTo(150))
  act(() => setOnline(true))
  expect([audio.made.length, state().status]).toEqual([1, 'paused'])
  act(() => player.resume())
  act(() => audio.last().begin())
  expect([audio.made.length, audio.last().currentTime]).toEqual([2, 150])
})

test('[AUDIO-01] what breaks off while it is paused stays paused, and goes on where it was', async () => {
  const { audio } = await openAt100()
  act(() => player.pause())
  act(() => audio.last().fail(BROKEN))
  act(() => void vi.advanceTimersByTime(60_000))
  act(() => setOnline(true))
  expect([audio.made.length, state().status]).toEqual([1, 'paused'])
  act(() => player.resume())
  act(() => audio.last().begin())
  expect([audio.made.length, audio.last().currentTime]).toEqual([2, 100])
})

test('[AUDIO-01] what the user closes meanwhile stays closed', async () => {
  const { audio } = await openAt100()
  act(() => audio.last().fail(BROKEN))
  act(() => player.close())
  act(() => void vi.advanceTimersByTime(60_000))
  act(() => setOnline(true))
  expect([audio.made.length, state().recording]).toEqual([1, undefined])
})

test('[AUDIO-01] a network that comes back for a moment only is waited for again', async () => {
  const { audio } = await openAt100()
  setOnline(false)
  act(() => audio.last().fail(BROKEN))
  act(() => setOnline(true))
  setOnline(false)
  act(() => audio.last().fail(NOT_PLAYABLE))
  expect(state()).toMatchObject({ waitsForNetwork: true, position: 100 })
  act(() => setOnline(true))
  act(() => audio.last().begin())
  expect(audio.last().currentTime).toBe(100)
})
