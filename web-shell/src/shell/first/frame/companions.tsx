import { type ComponentType, useEffect, useState } from 'react'
import { registeredFeatures } from '../../early/feature-registry.ts'
import { ErrorBoundary } from './error-boundary.tsx'

/** The delay after the page load: what the screen itself needs comes first. */
const DELAY_MS = 2_000

/** What features do beside every screen. Their code loads when the page has been loaded for two seconds. */
export function Companions() {
  const [loaded, setLoaded] = useState<readonly ComponentType[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => setLoaded(await Promise.all(registeredFeatures().companions.map((each) => each())))
    const start = () => {
      timer = setTimeout(() => void load().catch(() => undefined), DELAY_MS)
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start)
    return () => {
      window.removeEventListener('load', start)
      clearTimeout(timer)
    }
  }, [])
  return loaded.map((Content) => (
    <ErrorBoundary key={Content.name} fallback={() => null}>
      <Content />
    </ErrorBoundary>
  ))
}
