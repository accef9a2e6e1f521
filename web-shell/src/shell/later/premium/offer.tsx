import { lazy, Suspense, useState } from 'react'
import { needsCare } from '../../../../../shared/days/flare/strong-pain.ts'
import type { Entitlement } from '../../../../../shared/premium/entitlement.ts'
import { registeredFeatures } from '../../early/feature-registry.ts'
import { today, useClock } from '../../first/api/clock.ts'
import { type Home, useHome } from '../../first/data/home-query.ts'
import { ErrorBoundary } from '../../first/frame/error-boundary.tsx'

/** Who sees which offer. */
const TIERS: Readonly<Record<OfferName, readonly Entitlement['tier'][]>> = {
  upgradeCard: ['trial', 'expired'],
  upgradeButton: ['expired'],
}
type OfferName = 'upgradeCard' | 'upgradeButton'

/** An offer of Premium. Never on a day of a flare or of strong pain. A screen has one at most. Source: requirement SUB-09. */
export function Offer({ name }: { name: OfferName }) {
  const { data: home } = useHome(useClock(today))
  if (!home || needsCare(home.today) || !TIERS[name].includes(home.premium.tier)) return null
  return <LoadedOffer name={name} home={home} />
}

function LoadedOffer({ name, home }: { name: OfferName; home: Home }) {
  const [Content] = useState(() => lazy(async () => ({ default: await registeredFeatures().sharedComponents[name]() })))
  return (
    // Without its code the screen has no offer.
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Content home={home} />
      </Suspense>
    </ErrorBoundary>
  )
}
