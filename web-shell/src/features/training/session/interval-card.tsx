import type { Session } from '../../../../../shared/training/schema.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { useSettledChange } from '../../../shell/later/preferences/use-settled-change.ts'
import { IntervalField } from '../interval-field.tsx'
import styles from '../training.module.css'

interface IntervalCardProps {
  session: Session
  /** What was just saved. */
  said: string | undefined
  /** What the pace says when it offers nothing. */
  note: string | undefined
  onChange: (minutes: number) => Promise<void>
}

/** Changes the interval of the session. Several steps are one change. */
export function IntervalCard({ session, said, note, onChange }: IntervalCardProps) {
  const [minutes, change] = useSettledChange(session.targetIntervalMinutes, onChange)
  return (
    <Card>
      <IntervalField minutes={minutes} onChange={change} />
      <p className={styles['state']}>
        <span role="status">{said}</span>
        {said && note && ' · '}
        <span>{note}</span>
      </p>
    </Card>
  )
}
