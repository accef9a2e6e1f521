import '../../shared/ui/tokens.css'
import '../../shared/ui/base.css'
import './features.ts'
import { askEarly } from './shell/early/early-call.ts'
import { keptAccount } from './shell/early/kept-mark.ts'
import { loadKeeper } from './shell/early/loaders.ts'
import { screenAt } from './shell/early/paths.ts'

/** Where no paint is told of, or nobody looks, the app starts all the same, in milliseconds. */
const LATEST_MS = 500

/**
 * Puts the app's sheet on, which is fetched with the page but must not keep it from being drawn. One that does not come is
 * asked for again.
 */
async function dress(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]')
  if (!sheet || (await putOn(sheet))) return
  const again = sheet.cloneNode() as HTMLLinkElement
  document.head.append(again)
  await putOn(again)
}

/** Whether a sheet has come. */
function putOn(sheet: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve(true), { once: true })
    sheet.addEventListener('error', () => resolve(false), { once: true })
    sheet.rel = 'stylesheet'
  })
}

let isStarting = false

async function begin(): Promise<void> {
  if (isStarting) return
  isStarting = true
  const dressed = dress()
  screenAt(location.pathname)
    ?.load(false)
    .catch(() => undefined)
  // What was kept of them is shown before anything is drawn.
  if (keptAccount() !== null) loadKeeper().catch(() => undefined)
  const { start } = await import('./start.tsx')
  await start(dressed)
}

askEarly(location.pathname)
// The page as it came is drawn before the app takes the processor.
new PerformanceObserver(() => void begin()).observe({ type: 'paint', buffered: true })
setTimeout(() => void begin(), LATEST_MS)
