import { envelopeMs, TONE_LEVEL, type Tone } from '../../../../../shared/exercises/tone.ts'

const SECOND_MS = 1_000
/** The fall when a sound is stopped within a tone: no click. */
const STOP_S = 0.12

/** Writes one tone onto the pitch and the level of a voice. `zeroS`: when the session was at 0, on the clock of the sound. */
function schedule({ pitch, level }: { pitch: AudioParam; level: AudioParam }, tone: Tone, zeroS: number): void {
  const { rise, fall } = envelopeMs(tone.untilMs - tone.fromMs)
  const at = (ms: number) => zeroS + ms / SECOND_MS
  pitch.setValueAtTime(tone.fromHz, at(tone.fromMs))
  pitch.linearRampToValueAtTime(tone.toHz, at(tone.untilMs))
  level.setValueAtTime(0, at(tone.fromMs))
  level.linearRampToValueAtTime(TONE_LEVEL, at(tone.fromMs + rise))
  level.setValueAtTime(TONE_LEVEL, at(tone.untilMs - fall))
  level.linearRampToValueAtTime(0, at(tone.untilMs))
}

/**
 * Plays tones that begin when the session is at `nowMs`, all of them by one voice that is scheduled once: no timer is late in a
 * background tab. Returns the function that stops it softly.
 */
export function playTones(context: BaseAudioContext, tones: readonly Tone[], nowMs: number): () => void {
  const voice = new OscillatorNode(context, { type: 'sine' })
  const gain = new GainNode(context, { gain: 0 })
  voice.connect(gain).connect(context.destination)
  const zeroS = context.currentTime - nowMs / SECOND_MS
  for (const tone of tones) schedule({ pitch: voice.frequency, level: gain.gain }, tone, zeroS)
  voice.start()
  voice.stop(zeroS + (tones.at(-1)?.untilMs ?? nowMs) / SECOND_MS)
  return () => {
    const now = context.currentTime
    gain.gain.cancelAndHoldAtTime?.(now)
    gain.gain.setTargetAtTime(0, now, STOP_S / 3)
    voice.stop(now + 2 * STOP_S)
  }
}
