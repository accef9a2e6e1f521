import { lazy, Suspense, useState } from 'react'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'

/** The library of guided audio. Without its code, the screen ends with the exercises. Source: requirement AUDIO-01. */
export function GuidedAudio() {
  const [Library] = useState(() =>
    lazy(async () => ({ default: await registeredFeatures().sharedComponents.guidedAudio() })),
  )
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Library />
      </Suspense>
    </ErrorBoundary>
  )
}
