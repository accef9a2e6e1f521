const FREQUENCY_HZ = 800
const DURATION_S = 0.3
/** Without rising in and falling out, a tone clicks. */
const RAMP_S = 0.02
const LOUDNESS = 0.2

/**
 * Plays a tone of 800 Hz for 0.3 s. Browsers allow sound only in a page that the user has touched; otherwise nothing
 * happens. Source: requirement PUSH-04.
 */
export function beep(): void {
  if (!('AudioContext' in globalThis)) return
  const context = new AudioContext()
  if (context.state !== 'running') return void context.close()
  const start = context.currentTime
  const end = start + DURATION_S
  const volume = context.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + RAMP_S)
  volume.gain.setValueAtTime(LOUDNESS, end - RAMP_S)
  volume.gain.linearRampToValueAtTime(0, end)
  const tone = context.createOscillator()
  tone.frequency.value = FREQUENCY_HZ
  tone.connect(volume).connect(context.destination)
  tone.addEventListener('ended', () => void context.close())
  tone.start(start)
  tone.stop(end)
}
