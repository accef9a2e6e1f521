import { INTERVAL_MINUTES } from '../../../../shared/training/interval.ts'
import { Stepper } from '../../../../shared/ui/number/stepper.tsx'
import { text } from './text.ts'

const { min, max, step } = INTERVAL_MINUTES

interface IntervalFieldProps {
  minutes: number
  onChange: (minutes: number) => void
}

/** The interval in minutes, in steps or typed. What is typed and not possible stays, with a sentence. Source: requirement TRAIN-01. */
export function IntervalField({ minutes, onChange }: IntervalFieldProps) {
  return (
    <Stepper
      label={text.start.label}
      hint={text.start.hint}
      unit={text.start.unit}
      min={min}
      max={max}
      step={step}
      firstAnswer={INTERVAL_MINUTES.default}
      required
      value={minutes}
      onChange={(next) => next !== undefined && onChange(next)}
    />
  )
}
