import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import type { HomeCard, HomeCardPlace } from '../../shell/early/feature.ts'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'
import { notify } from '../../shell/first/messages/toast.tsx'
import styles from './home.module.css'
import { text } from './text.ts'

const cardsAt = (place: HomeCardPlace, home: Home) =>
  registeredFeatures().homeCards.filter((card) => card.place === place && (card.isShown?.(home) ?? true))

/** Whether a place of home has cards. */
export const hasCardsAt = (place: HomeCardPlace, home: Home) => cardsAt(place, home).length > 0

/** The cards that other features add to a place of home. */
export function FeatureCards({ at, home }: { at: HomeCardPlace; home: Home }) {
  return cardsAt(at, home).map((card, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list of a place rarely changes
    <CardContainer key={index} card={card} home={home} />
  ))
}

/** Loads a card after home is drawn. The container reserves its height and stays empty if the card fails to load, unless home has words for that. */
function CardContainer({ card: { place, load, heightRem }, home }: { card: HomeCard; home: Home }) {
  const [Content, setContent] = useState<ComponentType<{ home: Home }>>(() =>
    place === 'banner' ? Nothing : CardSkeleton,
  )

  useEffect(() => {
    load().then(
      (loaded) => setContent(() => loaded),
      () => {
        const failed = text.failedCards[place]
        setContent(() => (failed ? () => <FailedCard {...failed} /> : Nothing))
        if (failed) notify({ title: failed.message })
      },
    )
  }, [load, place])

  return (
    <div
      className={classNames(styles['reserved'], place === 'consent' && styles['across'])}
      style={{ minBlockSize: `${heightRem}rem` }}
    >
      <ErrorBoundary fallback={() => null}>
        <Content home={home} />
      </ErrorBoundary>
    </div>
  )
}

function CardSkeleton() {
  return (
    <Card>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </Card>
  )
}

/** Stands for a card whose code could not be loaded. Source: requirement CYC-05. */
function FailedCard({ title, text: explanation }: { title: string; text: string }) {
  return (
    <Notice
      title={title}
      actions={
        <Button variant="secondary" onClick={() => location.reload()}>
          {text.reload}
        </Button>
      }
    >
      {explanation}
    </Notice>
  )
}

const Nothing = () => null
