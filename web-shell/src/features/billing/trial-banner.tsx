import cross from 'icon:x'
import { useState } from 'react'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { useClock } from '../../shell/first/api/clock.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { focusHeading } from '../../shell/first/frame/page.tsx'
import styles from './banner.module.css'
import { text } from './banner-text.ts'
import { minutesToMidnight } from './minutes-to-midnight.ts'

/** Hidden until the app is loaded again. */
let isDismissed = false

/** What the trial has left, or that it is over. It is no wall, and can be hidden. Source: requirement HOME-03. */
export function TrialBanner({ home }: { home: Home }) {
  const [isHidden, setHidden] = useState(isDismissed)
  const minutes = useClock(minutesToMidnight)
  const days = home.premium.trialDaysRemaining
  if (isHidden) return null
  const { title, explanation } = bannerWords(days, minutes)
  return (
    <Card tone="soft" aria-labelledby="trial" className={styles['banner']}>
      <div>
        <h2 id="trial">{title}</h2>
        <p>{explanation}</p>
        <Link to="/subscription" className={buttonClass('quiet')}>
          {text.open}
        </Link>
      </div>
      <button
        type="button"
        className={styles['hide']}
        aria-label={text.dismiss}
        onClick={() => {
          isDismissed = true
          setHidden(true)
          focusHeading()
        }}
      >
        <Icon of={cross} />
      </button>
    </Card>
  )
}

/** The words for the days that the trial has left. */
function bannerWords(days: number | undefined, minutes: number): { title: string; explanation: string } {
  if (days === undefined) return { title: text.unknown, explanation: text.text }
  if (days <= 0) return { title: text.over, explanation: text.text }
  if (days === 1) return { title: text.last, explanation: text.lastText(Math.floor(minutes / 60), minutes % 60) }
  return { title: days <= 2 ? text.few(days) : text.many(days), explanation: text.text }
}
