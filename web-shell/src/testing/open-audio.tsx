import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { afterEach, vi } from 'vitest'
import { DEFAULT_SPEED, DEFAULT_VOLUME } from '../../../shared/audio/rules.ts'
import type { Recording } from '../../../shared/audio/schema.ts'
import { findCopies } from '../features/audio/kept/kept-copies.ts'
import { player } from '../features/audio/player/player.ts'
import { GuidedAudio } from '../features/audio/section.tsx'
import { createQueryClient } from '../shell/first/data/query-client.ts'
import { Link } from '../shell/first/frame/link.tsx'
import { Toaster } from '../shell/first/messages/toast.tsx'
import { fakeAudio, fakeCaches, fakeLockScreen } from './fake-audio.ts'
import { fakeService, reply } from './fake-service.ts'

export const recording = (n: number, details: Partial<Recording> = {}): Recording => ({
  id: String(n).padStart(32, '0'),
  category: 'breathing',
  exerciseType: 'paced-breathing',
  phase: 'whole',
  title: `Heron ${n}`,
  summary: `By the water, ${n}`,
  file: `/media/audio/heron-${n}.mp3`,
  seconds: 320,
  bytes: 10,
  cues: [
    { at: 0, text: 'Sit or lie' },
    { at: 60, text: 'Let it be soft' },
  ],
  ...details,
})

export const LIBRARY = [
  recording(1),
  recording(2, { category: 'flare', exerciseType: 'quiet-minutes', seconds: 60, bytes: 2_340_000 }),
]

afterEach(() => {
  player.close()
  player.change({ volume: DEFAULT_VOLUME, speed: DEFAULT_SPEED })
  localStorage.clear()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A part of a file on its way: the test sends its bytes. */
export function bodyInParts() {
  let controller: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (each) => void (controller = each) })
  return {
    response: (init?: ResponseInit) => new Response(body, init),
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  }
}

/** Opens a screen with guided audio, beside another one. Sounds, lock screen and caches are those of the test. */
export async function openAudio({
  recordings = LIBRARY,
  others = {},
}: {
  recordings?: Recording[]
  others?: Parameters<typeof fakeService>[0]
} = {}) {
  const audio = fakeAudio()
  const lockScreen = fakeLockScreen()
  const caches = fakeCaches()
  await findCopies()
  const sent = fakeService({ 'GET /api/audio': () => reply({ recordings }), ...others })
  history.replaceState(null, '', '/exercises')
  const client = createQueryClient()
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route path="/exercises" element={<GuidedAudio />} />
          <Route path="/elsewhere" element={<p>Elsewhere</p>} />
        </Routes>
        <Link to="/elsewhere">Leave</Link>
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), client, audio, lockScreen, caches, sent }
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const position = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' })
