import { Card } from '../../../../shared/ui/card.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import { setWelcome } from '../../shell/first/data/welcome-visit.ts'
import { focusHeading } from '../../shell/first/frame/page.tsx'
import { notify } from '../../shell/first/messages/toast.tsx'
import { ConsentButton } from '../../shell/later/consent/consent-button.tsx'
import { text } from '../../shell/later/consent/text.ts'
import styles from './onboarding.module.css'

/** Says that nothing new is stored without consent, and leads to the decision. It is no wall. Source: SEC-30. */
export function ConsentCard({ home: { account, consent, onboarded } }: { home: Home }) {
  if (consent === 'given') return null
  const { title, text: explanation } = text.states[consent]

  function onAgreed(): void {
    // The card disappears, and a user who postponed the set-up can go on with it.
    if (onboarded) notify(text.agreed)
    else setWelcome(account.id, undefined)
    focusHeading()
  }

  return (
    <Card tone="soft" aria-labelledby="consent" className={styles['card']}>
      <h2 id="consent">{title}</h2>
      <p>{explanation}</p>
      <div>
        <ConsentButton onAgreed={onAgreed} />
      </div>
    </Card>
  )
}
