import { useEffect, useEffectEvent, useState } from 'react'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'

/** The value is saved when the slider has not moved for this time (ms). */
const SETTLE_MS = 500

interface ThresholdProps {
  label: string
  endLabels: readonly [low: string, high: string]
  max: number
  value: number
  /** Called with the final value. */
  onChange: (value: number) => void
}

/** A slider that saves its value when it stops, not at every step. */
export function Threshold({ value, onChange, ...rest }: ThresholdProps) {
  const [pendingValue, setPendingValue] = useState<number>()

  useEffect(() => {
    if (pendingValue === undefined) return
    const timer = setTimeout(() => {
      setPendingValue(undefined)
      onChange(pendingValue)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [pendingValue, onChange])

  const saveOnUnmount = useEffectEvent(() => pendingValue !== undefined && onChange(pendingValue))
  // A value that was not saved yet is saved when the slider is removed.
  useEffect(() => () => void saveOnUnmount(), [])

  return <LevelSlider {...rest} required value={pendingValue ?? value} onChange={setPendingValue} />
}
