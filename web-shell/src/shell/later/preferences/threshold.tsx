import { useEffect, useEffectEvent, useState } from 'react'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'

/** A slider that rests this long, in milliseconds, has arrived. */
const RESTS_MS = 500

interface ThresholdProps {
  label: string
  ends: readonly [low: string, high: string]
  max: number
  value: number
  /** Hears where the slider came to rest. */
  onChange: (value: number) => void
}

/** A level that is kept once the slider rests, not at every step on its way. */
export function Threshold({ value, onChange, ...rest }: ThresholdProps) {
  const [moved, setMoved] = useState<number>()

  useEffect(() => {
    if (moved === undefined) return
    const timer = setTimeout(() => {
      setMoved(undefined)
      onChange(moved)
    }, RESTS_MS)
    return () => clearTimeout(timer)
  }, [moved, onChange])

  const leave = useEffectEvent(() => moved !== undefined && onChange(moved))
  // Who leaves before it rested meant it all the same.
  useEffect(() => () => void leave(), [])

  return <LevelSlider {...rest} required value={moved ?? value} onChange={setMoved} />
}
