import ripples from 'art:ripples'
import go from 'icon:caret-right'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { needsCare } from '../../../../shared/days/flare/strong-pain.ts'
import { isLogged } from '../../../../shared/days/model/day.ts'
import { contextTip } from '../../../../shared/home/context-tip.ts'
import { streakDays, weeklyGoal } from '../../../../shared/home/progress.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon, Picture } from '../../../../shared/ui/picture/picture.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { ARTICLE_TIP_KEY, type ArticleTip } from './article-tip.ts'
import styles from './home.module.css'
import { text } from './text.ts'

/** How long home is open before it asks for articles: opening it takes one request. */
const ASK_AFTER_MS = 12_000

/** The tip that fits today best. Source: requirement HOME-07. */
export function TipCard({ home: { today, loggedOn, earlierRun } }: { home: Home }) {
  const client = useQueryClient()
  const [article] = useState(() => client.getQueryData<ArticleTip>(ARTICLE_TIP_KEY))
  const tip = contextTip({
    needsCare: needsCare(today),
    progress: weeklyGoal(loggedOn, today.date).progress,
    loggedToday: isLogged(today),
    streak: streakDays(loggedOn, earlierRun, today.date),
    hasNewArticle: today.date <= (article?.until ?? ''),
  })
  useEffect(() => {
    const ask = () => import('./new-article.ts').then((late) => late.findNewArticle(client)).catch(() => 0)
    const timer = setTimeout(ask, ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [client])
  const words = tip === 'article' ? (article as ArticleTip) : text.tips[tip]
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
