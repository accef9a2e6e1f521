import ripples from 'art:ripples'
import go from 'icon:caret-right'
import { needsCare } from '../../../../shared/days/flare/strong-pain.ts'
import { isLogged } from '../../../../shared/days/model/day.ts'
import { contextTip } from '../../../../shared/home/context-tip.ts'
import { streakDays, weeklyGoal } from '../../../../shared/home/progress.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon, Picture } from '../../../../shared/ui/picture/picture.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import styles from './home.module.css'
import { text } from './text.ts'

/** The tip that fits today best. Source: requirement HOME-07. */
export function TipCard({ home: { today, loggedOn, earlierRun } }: { home: Home }) {
  const tip = contextTip({
    needsCare: needsCare(today),
    progress: weeklyGoal(loggedOn, today.date).progress,
    loggedToday: isLogged(today),
    streak: streakDays(loggedOn, earlierRun, today.date),
    hasNewArticle: false,
  })
  const words = text.tips[tip === 'article' ? 'default' : tip]
  return (
    <Card tone="soft" aria-labelledby="context-tip" className={styles['tip']}>
      <div>
        <h2 id="context-tip">{words.title}</h2>
        <p>{words.text}</p>
        <Link to={words.link.to} className={buttonClass('quiet')}>
          {words.link.label}
          <Icon of={go} />
        </Link>
      </div>
      <Picture of={ripples} className={styles['ripples']} />
    </Card>
  )
}
