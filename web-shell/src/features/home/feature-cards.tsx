import { type ComponentType, useEffect, useState } from 'react'
import { Card } from '../../../../shared/ui/card.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import type { HomeCard } from '../../shell/early/feature.ts'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'

/** The cards that other features add to home. */
export function FeatureCards({ home }: { home: Home }) {
  return registeredFeatures().homeCards.map((card, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list never changes
    <CardContainer key={index} card={card} home={home} />
  ))
}

/** Loads a card after home is drawn. The container reserves its height and stays empty if the card fails to load. */
function CardContainer({ card: { load, heightRem }, home }: { card: HomeCard; home: Home }) {
  const [Content, setContent] = useState<ComponentType<{ home: Home }>>(() => CardSkeleton)

  useEffect(() => {
    load().then(
      (loaded) => setContent(() => loaded),
      () => setContent(() => Nothing),
    )
  }, [load])

  return (
    <div style={{ minBlockSize: `${heightRem}rem` }}>
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
