import { useEffect, useState } from 'react'
import { breathAt } from '../../../../../shared/exercises/breath.ts'
import {
  allowedAmount,
  EXERCISES,
  type Exercise,
  type ExerciseId,
  isBreathing,
  secondsOf,
} from '../../../../../shared/exercises/exercises.ts'
import { changeBreathingSettings, useBreathingSettings } from '../device-settings.ts'
import { useCues } from './use-cues.ts'
import { usePacer } from './use-pacer.ts'
import { useTones } from './use-tones.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useHasVoice } from './voice.ts'

const SECOND_MS = 1_000

/** A session of an exercise: its clock, the breath, and what tells it to the user. It begins at once. */
export function useSession(id: ExerciseId) {
  const { pattern, length }: Exercise = EXERCISES[id]
  const settings = useBreathingSettings()
  const [set, setSet] = useState(1)
  const amount = allowedAmount(length, settings.amounts[id])
  const sets = length.unit === 'sets' ? length.sets : 1
  const totalMs = secondsOf({ pattern, length }, amount * set) * SECOND_MS
  const pacer = usePacer(totalMs)
  const { second, isRunning } = pacer
  // At the end, the last second of the last breath.
  const breath = breathAt(pattern, Math.min(second * SECOND_MS, totalMs - SECOND_MS))
  const hasVoice = useHasVoice()
  const isSpoken = settings.voice && hasVoice

  useTones(pattern, pacer, { totalMs, isOn: settings.sound })
  useCues({
    step: `${breath.breaths}.${breath.part}`,
    phase: breath.phase,
    isRunning,
    voice: isSpoken,
    buzz: settings.buzz,
  })
  const { isMissing: screenMayTurnOff } = useWakeLock(isRunning)

  useEffect(() => {
    if (isBreathing(id)) changeBreathingSettings({ lastUsed: id })
  }, [id])

  return {
    pattern,
    length,
    settings,
    amount,
    set,
    sets,
    total: totalMs / SECOND_MS,
    pacer,
    breath,
    isSpoken,
    screenMayTurnOff,
    toggle: () => (isRunning ? pacer.pause() : pacer.resume()),
    nextSet: () => {
      setSet(set + 1)
      pacer.resume()
    },
    restart: () => {
      setSet(1)
      pacer.restart()
    },
  }
}

export type PacedSession = ReturnType<typeof useSession>
