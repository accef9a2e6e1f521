import sun from 'icon:sun'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { useClock } from '../../shell/first/api/clock.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import styles from './banner.module.css'
import { text } from './banner-text.ts'
import { Hide } from './hide.tsx'
import { minutesToMidnight } from './minutes-to-midnight.ts'
import { useDismissal } from './use-dismissal.ts'

/** What the trial has left, or that it is over. It is no wall, and can be hidden. Source: requirement HOME-03. */
export function TrialBanner({ home }: { home: Home }) {
  const [isHidden, hide] = useDismissal('banner')
  const minutes = useClock(minutesToMidnight)
  if (isHidden) return null
  return (
    <div className={styles['banner']}>
      <Link to="/subscription" className={styles['link']}>
        <Icon of={sun} />
        {bannerWords(home.premium.trialDaysRemaining, minutes)}
      </Link>
      <Hide onClick={hide} />
    </div>
  )
}

/** The words for the days that the trial has left. */
function bannerWords(days: number | undefined, minutes: number): string {
  if (days === undefined) return text.unknown
  if (days <= 0) return text.over
  if (days === 1) return text.last(Math.floor(minutes / 60), minutes % 60)
  return days <= 2 ? text.few(days) : text.many(days)
}
