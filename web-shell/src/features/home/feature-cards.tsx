import { type ComponentType, useEffect, useState } from 'react'
import { Card } from '../../../../shared/ui/card.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import type { HomeCard, HomeCardPlace } from '../../shell/early/feature.ts'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'
import styles from './home.module.css'

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

/** Loads a card after home is drawn. The container reserves its height and stays empty if the card fails to load. */
function CardContainer({ card: { place, load, heightRem }, home }: { card: HomeCard; home: Home }) {
  const [Content, setContent] = useState<ComponentType<{ home: Home }>>(() =>
    place === 'banner' ? Nothing : CardSkeleton,
  )

  useEffect(() => {
    load().then(
      (loaded) => setContent(() => loaded),
      () => setContent(() => Nothing),
    )
  }, [load])

  return (
    <div className={place === 'consent' ? styles['across'] : undefined} style={{ minBlockSize: `${heightRem}rem` }}>
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

const Nothing = () => null
