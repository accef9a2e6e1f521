import { useSyncExternalStore } from 'react'
import { EXERCISE_IDS, type ExerciseId } from '../../../../shared/exercises/exercises.ts'
import { createListeners } from '../../../../shared/ui/listeners.ts'

/** How this device guides a breath. It belongs to the device, like the theme: a phone at night needs another than a desk. */
export interface BreathingSettings {
  /** Soft tones. */
  sound: boolean
  /** The voice of the device. */
  voice: boolean
  buzz: boolean
  /** Whether screen readers are told each step. */
  announce: boolean
  /** Words and a bar instead of the circle; `undefined` follows the device's wish for less motion. */
  words?: boolean | undefined
  lastUsed?: ExerciseId | undefined
  /** Minutes or breaths, by exercise. */
  amounts: Partial<Record<ExerciseId, number>>
}

const KEY = 'breathing'
const DEFAULTS: BreathingSettings = { sound: false, voice: false, buzz: true, announce: true, amounts: {} }
const listeners = createListeners()

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const orDefault = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise)

/** The settings in a stored text. Whatever is not as expected is at its default. */
function parse(stored: string | null): BreathingSettings {
  const parsed: unknown = JSON.parse(stored ?? '{}')
  if (!isObject(parsed)) return DEFAULTS
  const { sound, voice, buzz, announce, words, lastUsed, amounts } = parsed
  return {
    sound: orDefault(sound, DEFAULTS.sound),
    voice: orDefault(voice, DEFAULTS.voice),
    buzz: orDefault(buzz, DEFAULTS.buzz),
    announce: orDefault(announce, DEFAULTS.announce),
    words: typeof words === 'boolean' ? words : undefined,
    lastUsed: EXERCISE_IDS.find((id) => id === lastUsed),
    amounts: isObject(amounts) ? amounts : {},
  }
}

/** The settings of the stored text that was read last. `unstored` could not be stored, and lasts as long as the page. */
let read: { stored: string | null; settings: BreathingSettings } | undefined
let unstored: BreathingSettings | undefined

function settingsIn(stored: string | null): BreathingSettings {
  try {
    return parse(stored)
  } catch {
    return DEFAULTS
  }
}

export function breathingSettings(): BreathingSettings {
  if (unstored) return unstored
  try {
    const stored = localStorage.getItem(KEY)
    if (read?.stored !== stored) read = { stored, settings: settingsIn(stored) }
    return read?.settings ?? DEFAULTS
  } catch {
    return DEFAULTS
  }
}

export function changeBreathingSettings(change: Partial<BreathingSettings>): void {
  const settings = { ...breathingSettings(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    unstored = settings
  }
  listeners.tell()
}

export function useBreathingSettings(): BreathingSettings {
  return useSyncExternalStore(listeners.subscribe, breathingSettings)
}
