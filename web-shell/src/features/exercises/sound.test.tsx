// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, openExercises, pacer, passSeconds, standStill } from '../../testing/open-exercises.ts'

standStill()

const BREATHE = '/tools/exercises#breathe'
type Call = [method: string, ...values: number[]]

/** A parameter of a sound that records what is set. */
class Param {
  readonly calls: Call[] = []
  private readonly record =
    (method: string) =>
    (...values: number[]) =>
      void this.calls.push([method, ...values.map((value) => Math.round(value * 1_000) / 1_000)])
  readonly setValueAtTime = this.record('set')
  readonly linearRampToValueAtTime = this.record('ramp')
  readonly setTargetAtTime = this.record('target')
  readonly cancelAndHoldAtTime = this.record('hold')
}

const contexts: FakeContext[] = []
const voices: FakeVoice[] = []
const gains: FakeGain[] = []

class FakeContext {
  currentTime = 100
  destination = {}
  resume = vi.fn(async () => undefined)
  close = vi.fn(async () => undefined)
  constructor() {
    contexts.push(this)
  }
}
class FakeVoice {
  frequency = new Param()
  start = vi.fn()
  stop = vi.fn()
  connect = (next: object) => next
  constructor() {
    voices.push(this)
  }
}
class FakeGain {
  gain = new Param()
  connect = (next: object) => next
  constructor() {
    gains.push(this)
  }
}

function stubAudio(): void {
  for (const made of [contexts, voices, gains]) made.length = 0
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OscillatorNode', FakeVoice)
  vi.stubGlobal('GainNode', FakeGain)
}

test('[EX-01] soft tones are off until the user turns them on, rise in and fall out, and are remembered', async () => {
  stubAudio()
  const { close } = openExercises({ path: BREATHE })
  await pacer()
  passSeconds(12)
  expect(contexts).toHaveLength(0)
  fireEvent.click(await button('Turn tones on'))
  await waitFor(() => expect(voices).toHaveLength(1))
  expect(contexts[0]?.resume).toHaveBeenCalled()
  // Half of a breath in is left: the tone goes on from the middle of its pitch.
  expect(voices[0]?.frequency.calls.slice(0, 4)).toEqual([
    ['set', 385, 100],
    ['ramp', 440, 102],
    ['set', 440, 102],
    ['ramp', 330, 108],
  ])
  expect(gains[0]?.gain.calls.slice(0, 8)).toEqual([
    ['set', 0, 100],
    ['ramp', 0.12, 100.8],
    ['set', 0.12, 101],
    ['ramp', 0, 102],
    ['set', 0, 102],
    ['ramp', 0.12, 103.5],
    ['set', 0.12, 106],
    ['ramp', 0, 108],
  ])
  expect(voices[0]?.stop).toHaveBeenCalledExactlyOnceWith(388)
  close()
  expect(contexts[0]?.close).toHaveBeenCalled()
  openExercises({ path: BREATHE })
  await button('Turn tones off')
  await waitFor(() => expect(voices).toHaveLength(2))
})

test('[EX-01] tones stop softly with a pause, go on with the breath, and can be turned off', async () => {
  stubAudio()
  openExercises({ path: BREATHE })
  await pacer()
  fireEvent.click(await button('Turn tones on'))
  await waitFor(() => expect(voices).toHaveLength(1))
  passSeconds(5)
  await waitFor(() => expect(voices).toHaveLength(2))
  fireEvent.click(await button('Pause'))
  expect(gains[1]?.gain.calls.slice(-2)).toEqual([
    ['hold', 100],
    ['target', 0, 100, 0.04],
  ])
  expect(voices[1]?.stop).toHaveBeenLastCalledWith(100.24)
  fireEvent.click(await button('Resume'))
  await waitFor(() => expect(voices).toHaveLength(3))
  expect(voices[2]?.frequency.calls[0]?.[0]).toBe('set')
  fireEvent.click(await button('Turn tones off'))
  expect(voices[2]?.stop).toHaveBeenLastCalledWith(100.24)
  await act(async () => undefined)
  expect(voices).toHaveLength(3)
  expect(contexts).toHaveLength(1)
})

test('[EX-01] a browser that allows no sound stays silent, and the breath goes on', async () => {
  stubAudio()
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
