import { useState } from 'react'
import { fromQuickUrgency, MAX_QUICK_URGENCY, toQuickUrgency } from '../../../../../shared/days/model/quick-urgency.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'
import styles from '../days.module.css'
import { quickText } from './text.ts'

interface QuickUrgencyProps {
  /** The stored level, 0–5; `undefined` is "not answered". */
  value: number | undefined
  /** Called with the level to store, or `null` to clear it. */
  onChange: (value: number | null) => void
}

/**
 * Urgency from 0 to 10, stored as 0–5. The slider keeps the position that the user chose, even if the stored level
 * corresponds to another one. Source: requirement QT-02.
 */
export function QuickUrgency({ value, onChange }: QuickUrgencyProps) {
  const [position, setPosition] = useState<number>()
  const isPositionCurrent = position !== undefined && value === fromQuickUrgency(position)
  const { label, endLabels } = wordsOf('urgencyLevel') as { label: string; endLabels: readonly [string, string] }
  return (
    <div>
      <LevelSlider
        label={label}
        endLabels={endLabels}
        max={MAX_QUICK_URGENCY}
        value={isPositionCurrent ? position : value === undefined ? undefined : toQuickUrgency(value)}
        onChange={(level) => {
          setPosition(level)
          onChange(level === undefined ? null : fromQuickUrgency(level))
        }}
      />
      <p className={styles['quiet']}>{quickText.urgency}</p>
    </div>
  )
}
