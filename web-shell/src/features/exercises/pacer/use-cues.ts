import { useEffect } from 'react'
import type { Phase } from '../../../../../shared/exercises/patterns.ts'
import { text } from '../text.ts'
import { speak, stopSpeaking } from './voice.ts'

/** How a device vibrates at the beginning of a step, in ms: on, off, on. */
const BUZZES: Readonly<Record<Phase, number[]>> = { in: [60], hold: [25], out: [60, 140, 60], rest: [25] }

interface CuesOptions {
  /** Another value for each step. */
  step: string
  phase: Phase
  isRunning: boolean
  voice: boolean
  buzz: boolean
}

/** Speaks and vibrates once at the beginning of each step of a breath, where the device can and the user wants it. */
export function useCues({ step, phase, isRunning, voice, buzz }: CuesOptions): void {
  useEffect(() => {
    if (isRunning && buzz) navigator.vibrate?.(BUZZES[phase])
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- once for each step
  }, [step, isRunning])

  useEffect(() => {
    if (isRunning && voice) speak(text.pacer.phase[phase])
    return stopSpeaking
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- once for each step
  }, [step, isRunning, voice])
}
