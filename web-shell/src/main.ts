import '../../shared/ui/tokens.css'
import '../../shared/ui/base.css'

import { askEarly } from './early-call.ts'
import { loadScreen } from './screens.ts'

/** Where no paint is told of, or nobody looks, the app starts all the same, in milliseconds. */
const LATEST_MS = 500

/** The app's sheet is fetched with the page, but must not keep it from being drawn. */
function dress(): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]')
  if (!sheet) return Promise.resolve()
  return new Promise((resolve) => {
    sheet.addEventListener('load', resolve, { once: true })
    sheet.rel = 'stylesheet'
  })
}

askEarly(location.pathname)

let isStarting = false

async function begin(): Promise<void> {
  if (isStarting) return
  isStarting = true
  const dressed = dress()
  loadScreen(location.pathname)
  const { start } = await import('./start.tsx')
  await start(dressed)
}

// The page as it came is drawn before the app takes the processor.
new PerformanceObserver(() => void begin()).observe({ type: 'paint', buffered: true })
setTimeout(() => void begin(), LATEST_MS)
