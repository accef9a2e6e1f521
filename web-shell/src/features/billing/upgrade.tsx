import sparkle from 'icon:sun'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { WhyPremium } from '../../shell/first/premium/why-premium.tsx'
import styles from './banner.module.css'
import { Hide } from './hide.tsx'
import { text } from './upgrade-text.ts'
import { useDismissal } from './use-dismissal.ts'

/** The offer to users in the trial and after it. Source: requirement SUB-09. */
export function UpgradeCard({ home: { premium } }: { home: Home }) {
  const [isHidden, hide] = useDismissal('card')
  if (isHidden) return null
  return (
    <Card tone="soft" aria-labelledby="upgrade" className={styles['card']}>
      <div>
        <h2 id="upgrade">{text.card}</h2>
        <p>{text.left(premium.trialDaysRemaining ?? 0)}</p>
      </div>
      <Hide onClick={hide} />
      <div className={styles['actions']}>
        <Link to="/subscription" className={buttonClass('secondary')}>
          {text.upgrade}
        </Link>
        <WhyPremium />
      </div>
    </Card>
  )
}

/** The offer on screens whose room belongs to the diary, after the trial. Source: requirement SUB-09. */
export function UpgradeButton() {
  const [isHidden, hide] = useDismissal('button')
  if (isHidden) return null
  return (
    <aside aria-label={text.card} className={styles['floating']}>
      <Link to="/subscription" className={styles['link']}>
        <Icon of={sparkle} />
        {text.upgrade}
      </Link>
      <Hide onClick={hide} />
    </aside>
  )
}
