import { DEFAULT_SPEED, DEFAULT_VOLUME, SPEEDS } from '../../../../../shared/audio/rules.ts'

/** How the user hears recordings on this device. */
export interface SoundSettings {
  /** From 0 to 1. */
  volume: number
  speed: number
}

const KEY = 'sound'

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** Returns what the user has chosen on this device, and the defaults for the rest. Source: requirement AUDIO-01. */
export function readSoundSettings(): SoundSettings {
  let stored: Partial<Record<keyof SoundSettings, unknown>> = {}
  try {
    stored = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as typeof stored | null) ?? {}
  } catch {
    // Storage is not available, or another value is stored.
  }
  const { volume, speed } = stored
  return {
    volume: isVolume(volume) ? volume : DEFAULT_VOLUME,
    speed: SPEEDS.find((each) => each === speed) ?? DEFAULT_SPEED,
  }
}

export function storeSoundSettings(settings: SoundSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // The choice lasts as long as the page.
  }
}
