import { lazy, Suspense, useState } from 'react'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'

/** Says that a reminder is due. Without its code nothing is missing: the card leads there, too. Source: requirement TOOLS-01. */
export function Due() {
  const [Banner] = useState(() =>
    lazy(async () => ({ default: await registeredFeatures().sharedComponents.dueBanner() })),
  )
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Banner />
      </Suspense>
    </ErrorBoundary>
  )
}
