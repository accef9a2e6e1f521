import { Card } from '../../../../shared/ui/card.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import { NotAlone } from './cards.tsx'
import { CheckIn } from './check-in.tsx'
import { FeatureCards, hasCardsAt } from './feature-cards.tsx'
import styles from './home.module.css'
import { Progress } from './progress.tsx'
import { TipCard } from './tip-card.tsx'

/** With cards above it, the week stands in a card of its own, so that the order holds. Otherwise it is in the scene. */
export const isWeekInCard = (home: Home | undefined) => home !== undefined && hasCardsAt('getting-started', home)

/** The cards above the tools. The banner stands above them, in the scene. Source: requirement HOME-02. */
export function CardsAboveTools({ home }: { home: Home }) {
  return (
    <>
      <FeatureCards at="consent" home={home} />
      <FeatureCards at="getting-started" home={home} />
      {isWeekInCard(home) && (
        <Card className={styles['weekCard']}>
          <Progress today={home.today.date} home={home} />
        </Card>
      )}
      <CheckIn home={home} />
      <TipCard home={home} />
      <FeatureCards at="insight" home={home} />
    </>
  )
}

/** The cards below the tools. The last one needs no data. Source: requirement HOME-02. */
export function CardsBelowTools({ home }: { home: Home | undefined }) {
  return (
    <>
      {home && <FeatureCards at="cycle-calendar" home={home} />}
      <div className={styles['beside']}>
        {home && <FeatureCards at="cycle-insight" home={home} />}
        <NotAlone />
      </div>
    </>
  )
}
