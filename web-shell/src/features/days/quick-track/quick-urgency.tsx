import { useState } from 'react'
import {
  fromQuickUrgency,
  HIGHEST_QUICK_URGENCY,
  toQuickUrgency,
} from '../../../../../shared/days/model/quick-urgency.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'
import styles from '../days.module.css'
import { quickText } from '../text.ts'

interface QuickUrgencyProps {
  /** As it is stored, 0–5; `undefined` is "not answered". */
  value: number | undefined
  /** Hears what is to be stored, `null` when the answer was taken back. */
  onChange: (value: number | null) => void
}

/** Urgency from 0 to 10. The slider stays where it was put, between two stored levels, too. Source: requirement QT-02. */
export function QuickUrgency({ value, onChange }: QuickUrgencyProps) {
  const [put, setPut] = useState<number>()
  const stays = put !== undefined && value === fromQuickUrgency(put)
  const { label, ends } = wordsOf('urgencyLevel') as { label: string; ends: readonly [string, string] }
  return (
    <div>
      <LevelSlider
        label={label}
        ends={ends}
        max={HIGHEST_QUICK_URGENCY}
        value={stays ? put : value === undefined ? undefined : toQuickUrgency(value)}
        onChange={(level) => {
          setPut(level)
          onChange(level === undefined ? null : fromQuickUrgency(level))
        }}
      />
      <p className={styles['quiet']}>{quickText.urgency}</p>
    </div>
  )
}
