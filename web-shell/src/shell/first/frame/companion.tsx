import { type ComponentType, useEffect, useState } from 'react'
import { registeredFeatures } from '../../early/feature-registry.ts'

/** What the screen itself needs comes first. */
const DELAY_MS = 2_000

/**
 * What a feature does beside every screen. It keeps its errors to itself. Its code loads two seconds after the start, and only in pages that a service
 * worker keeps on this device: not on a first visit.
 */
export function Companion() {
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      navigator.serviceWorker?.controller &&
      registeredFeatures()
        .companion()
        .then(
          (found) => setLoaded(() => found),
          () => undefined,
        )
    const timer = setTimeout(load, DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return Loaded && <Loaded />
}
