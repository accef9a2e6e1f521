import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'
import { useSettledChange } from './use-settled-change.ts'

interface ThresholdProps {
  label: string
  endLabels: readonly [low: string, high: string]
  max: number
  value: number
  /** Called with the final value. Resolves when it is saved or undone. */
  onChange: (value: number) => Promise<unknown>
}

/** A slider that saves its value when it stops, not at every step. */
export function Threshold({ value, onChange, ...rest }: ThresholdProps) {
  const [shown, change] = useSettledChange(value, onChange)
  return <LevelSlider {...rest} required value={shown} onChange={(level) => level !== undefined && change(level)} />
}
