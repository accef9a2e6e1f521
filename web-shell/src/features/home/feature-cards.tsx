import { type ComponentType, useEffect, useState } from 'react'
import { Card } from '../../../../shared/ui/card.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import { whatIs } from '../../shell/early/declared.ts'
import type { HomeCard } from '../../shell/early/feature.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'

/** The cards that other features have on home. */
export function FeatureCards({ home }: { home: Home }) {
  return whatIs().homeCards.map((card, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list never changes
    <Place key={index} card={card} home={home} />
  ))
}

/** A card is loaded once home is drawn, into a place of its height. One that cannot be had leaves the place empty. */
function Place({ card: { load, heightRem }, home }: { card: HomeCard; home: Home }) {
  const [Content, setContent] = useState<ComponentType<{ home: Home }>>(() => Waiting)

  useEffect(() => {
    load().then(
      (loaded) => setContent(() => loaded),
      () => setContent(() => Nothing),
    )
  }, [load])

  return (
    <div style={{ minBlockSize: `${heightRem}rem` }}>
      <ErrorBoundary instead={() => null}>
        <Content home={home} />
      </ErrorBoundary>
    </div>
  )
}

function Waiting() {
  return (
    <Card>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </Card>
  )
}

const Nothing = () => null
