// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeVoice, stubSound } from '../../testing/fake-sound.ts'
import { button, openExercises, pacer, passSeconds, standStill } from '../../testing/open-exercises.ts'

standStill()

const BREATHE = '/tools/exercises#breathe'
/** The clock of the sound at the start (s). */
const NOW = 100
/** A change of the volume within 10 ms that is heard as a click. */
const CLICK = 0.02

/** Every 10 ms from one instant to another. */
const instants = (from: number, until: number) =>
  Array.from({ length: Math.round((until - from) * 100) + 1 }, (_, index) => from + index / 100)

function expectNoClick(voice: FakeVoice | undefined, from: number, until: number): void {
  const volumes = instants(from, until).map((at) => voice?.volume(at) ?? 0)
  const steps = volumes.slice(1).map((volume, index) => Math.abs(volume - (volumes[index] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(CLICK)
}

test('[EX-01] soft tones are off until the user turns them on, rise in and fall out, and are remembered', async () => {
  const { contexts, voices } = stubSound(NOW)
  const { close } = openExercises({ path: BREATHE })
  await pacer()
  passSeconds(12)
  expect(contexts).toEqual([])
  fireEvent.click(await button('Turn tones on'))
  await waitFor(() => expect(voices).toHaveLength(1))
  expect(contexts).toMatchObject([{ isOpen: true }])
  const [voice] = voices
  // Half of a breath in is left, of 4 s. A breath out has 6 s.
  const breaths = [
    { direction: 1, from: NOW, until: NOW + 2 },
    { direction: -1, from: NOW + 2, until: NOW + 8 },
    { direction: 1, from: NOW + 8, until: NOW + 12 },
    { direction: -1, from: NOW + 12, until: NOW + 18 },
  ]
  for (const { direction, from, until } of breaths) {
    const pitches = instants(from, until - 0.01).map((at) => (voice?.hz(at) ?? 0) * direction)
    expect(pitches).toEqual(pitches.toSorted((one, other) => one - other))
    expect(new Set(pitches).size).toBe(pitches.length)
    expect(voice?.volume((from + until) / 2)).toBeGreaterThan(0.05)
    expect(voice?.volume(until)).toBeCloseTo(0, 5)
  }
  const firstMinute = instants(NOW, NOW + 60)
  expect(Math.max(...firstMinute.map((at) => voice?.volume(at) ?? 1))).toBeLessThan(0.2)
  expectNoClick(voice, NOW, NOW + 60)
  // The first breath goes on from the middle of its pitch.
  expect(voice?.hz(NOW)).toBeCloseTo(voice?.hz(NOW + 10) ?? 0)
  // The five minutes end with a breath out.
  expect([NOW + 285, NOW + 288].map((at) => (voice?.volume(at) ?? 0) > 0.05)).toEqual([true, false])
  expect(voice?.volume(NOW + 290)).toBe(0)
  close()
  expect(contexts).toMatchObject([{ isOpen: false }])
  openExercises({ path: BREATHE })
  await button('Turn tones off')
  await waitFor(() => expect(voices).toHaveLength(2))
})

test('[EX-01] tones stop softly with a pause, go on with the breath, and can be turned off', async () => {
  const { contexts, voices, clock } = stubSound(NOW)
  openExercises({ path: BREATHE })
  await pacer()
  fireEvent.click(await button('Turn tones on'))
  await waitFor(() => expect(voices).toHaveLength(1))
  /** A second later, while the tone sounds. */
  async function tap(name: string) {
    clock.now += 1
    expect(voices.at(-1)?.volume(clock.now)).toBeGreaterThan(0.05)
    fireEvent.click(await button(name))
    for (const voice of voices) {
      expectNoClick(voice, clock.now - 1, clock.now + 1)
      expect(voice.volume(clock.now + 0.25)).toBe(0)
      expect(voice.volume(clock.now + 60)).toBe(0)
    }
  }
  await tap('Pause')
  fireEvent.click(await button('Resume'))
  await waitFor(() => expect(voices).toHaveLength(2))
  await tap('Turn tones off')
  await act(async () => undefined)
  expect(voices).toHaveLength(2)
  expect(contexts).toHaveLength(1)
})

test('[EX-01] a browser that allows no sound stays silent, and the breath goes on', async () => {
  stubSound(NOW)
  openExercises({ path: BREATHE })
  await pacer()
  vi.stubGlobal(
    'AudioContext',
    vi.fn(function NoSound() {
      throw new DOMException('no sound', 'NotSupportedError')
    }),
  )
  fireEvent.click(await button('Turn tones on'))
  passSeconds(4)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Breathe out, 6 seconds left')
})

interface Said {
  text: string
  voice?: { name: string }
}

/** A device with these voices. Returns what they say. */
function stubVoices(voices: { name: string; lang: string; localService: boolean }[]): Said[] {
  const said: Said[] = []
  const speech = {
    getVoices: () => voices,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    speak: (utterance: Said) => said.push(utterance),
    cancel: vi.fn(),
  }
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return said
}

const american = { name: 'Sam', lang: 'en-US', localService: true }
const british = { name: 'Moira', lang: 'en_GB', localService: true }
const remote = { name: 'Cloud', lang: 'en-GB', localService: false }

test('[EX-01] the device says each step with its own British voice, once it is asked to', async () => {
  const said = stubVoices([remote, american, british])
  openExercises({ path: BREATHE })
  await pacer()
  passSeconds(4)
  expect(said).toEqual([])
  fireEvent.click(await button('Length and rhythm'))
  fireEvent.click(screen.getByRole('switch', { name: 'Say each step aloud' }))
  expect(said).toEqual([])
  fireEvent.click(await button('Done'))
  for (let second = 0; second < 10; second++) passSeconds(1)
  expect(said.map(({ text, voice }) => `${voice?.name}: ${text}`)).toEqual([
    'Moira: Breathe out',
    'Moira: Breathe in',
    'Moira: Breathe out',
  ])
  // A screen reader does not say it a second time.
  expect(screen.getByRole('dialog').querySelector('[role=status]')?.textContent).toBe('')
})

test('[EX-01] a voice of a service in the network is not offered', async () => {
  stubVoices([remote, { name: 'Anna', lang: 'de-DE', localService: true }])
  openExercises({ path: BREATHE })
  await pacer()
  fireEvent.click(await button('Length and rhythm'))
  expect(screen.queryByRole('switch', { name: 'Say each step aloud' })).toBeNull()
})
