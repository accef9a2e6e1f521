import type { ReactNode } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { useQueueView } from '../../../shell/first/data/queue-view.ts'
import { ConsentButton } from '../../../shell/later/consent/consent-button.tsx'
import styles from '../days.module.css'
import type { DayScreen } from '../form/day-screen.ts'
import { text } from '../text.ts'

interface WaitsForConsentProps {
  /** Called when the user has agreed to the storing of health data. */
  onAgreed: () => void
  /** More buttons. */
  children?: ReactNode
}

/** Says that a day is only on this device until the user agrees, and leads to the decision. Source: requirement SEC-30. */
function WaitsForConsent({ onAgreed, children }: WaitsForConsentProps) {
  const isInMemory = useQueueView()?.isPartlyInMemory ?? false
  return (
    <Card aria-labelledby="waits" className={styles['banner']}>
      <div>
        <h2 id="waits">{text.consent.title}</h2>
        <p>{isInMemory ? text.consent.inMemory : text.consent.text}</p>
      </div>
      <ConsentButton onAgreed={onAgreed} />
      {children}
    </Card>
  )
}

interface SavedBannerProps {
  words: DayScreen['words']
  /** Whether the day is read-only. */
  locked: boolean
  waitsForConsent: boolean
  onEdit: () => void
  onAgreed: () => void
}

/** Says what became of a saved day, and offers to edit it if it is read-only. */
export function SavedBanner({ words, locked, waitsForConsent, onEdit, onAgreed }: SavedBannerProps) {
  const editButton = locked && (
    <Button variant="secondary" onClick={onEdit}>
      {words.edit}
    </Button>
  )
  if (waitsForConsent) return <WaitsForConsent onAgreed={onAgreed}>{editButton}</WaitsForConsent>
  if (!locked) return null
  return (
    <Card className={styles['banner']}>
      <p>{words.locked}</p>
      {editButton}
    </Card>
  )
}
