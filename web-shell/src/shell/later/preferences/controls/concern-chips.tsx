import { useId, useState } from 'react'
import { CONCERNS, type Concern, MAX_CONCERNS } from '../../../../../../shared/preferences/preferences.ts'
import chips from '../../../../../../shared/ui/choice/chip.module.css'
import { Chip } from '../../../../../../shared/ui/choice/chip.tsx'
import { FieldGroup } from '../../../../../../shared/ui/field/field.tsx'
import { useInView } from '../../form/use-in-view.ts'
import styles from './controls.module.css'
import { text } from './text.ts'

interface ConcernChipsProps {
  value: readonly Concern[]
  onChange: (concerns: Concern[]) => void
}

/** Chooses what the app should help with most. One more than the maximum is not chosen. Source: requirement ONB-07. */
export function ConcernChips({ value, onChange }: ConcernChipsProps) {
  const id = useId()
  const [wasIgnored, setIgnored] = useState(false)
  const countRef = useInView(wasIgnored)

  function toggle(concern: Concern): void {
    const isChosen = value.includes(concern)
    const isIgnored = !isChosen && value.length >= MAX_CONCERNS
    setIgnored(isIgnored)
    if (!isIgnored) onChange(CONCERNS.filter((each) => value.includes(each) !== (each === concern)))
  }

  return (
    <FieldGroup id={id} label={text.concerns.label}>
      <div className={chips['chips']}>
        {CONCERNS.map((concern) => (
          <Chip key={concern} type="checkbox" checked={value.includes(concern)} onChange={() => toggle(concern)}>
            {text.concerns.words[concern]}
          </Chip>
        ))}
      </div>
      <p ref={countRef} role="status" className={styles['count']}>
        {wasIgnored ? text.concerns.full : text.concerns.count(value.length)}
      </p>
    </FieldGroup>
  )
}
