import go from 'icon:caret-right'
import { needsCare } from '../../../../../shared/days/flare/strong-pain.ts'
import { streakDays, weeklyGoal } from '../../../../../shared/home/progress.ts'
import { cardTextOf } from '../../../../../shared/insight/daily.ts'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import styles from './daily.module.css'
import { text, wordsOf } from './text.ts'
import { useDailyInsight } from './use-daily-insight.ts'

/** The insight of today; without one, a sentence about the week. Source: requirements INS-06, INS-07. */
export function InsightCard({ home }: { home: Home }) {
  const { today, loggedOn, earlierRun } = home
  const insight = useDailyInsight(home)
  const words = insight && wordsOf(insight.content)
  const base = cardTextOf({
    streak: streakDays(loggedOn, earlierRun, today.date),
    progress: weeklyGoal(loggedOn, today.date).progress,
  })
  return (
    <Card aria-labelledby="insight" className={styles['card']}>
      <h2 id="insight">{text.card.title}</h2>
      {words ? (
        <>
          <p>
            <b>{words.title}.</b> {words.message}
          </p>
          <Link to={words.action.to} className={buttonClass('quiet')}>
            {words.action.label}
            <Icon of={go} />
          </Link>
        </>
      ) : (
        <p>{text.card[needsCare(today) ? 'care' : base]}</p>
      )}
    </Card>
  )
}
