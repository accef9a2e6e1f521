import '../../shared/ui/tokens.css'
import '../../shared/ui/base.css'
import './features.ts'
import { startEarlyCall } from './shell/early/early-call.ts'
import { loadDeviceStorage } from './shell/early/loaders.ts'
import { screenAt } from './shell/early/paths.ts'
import { persistedAccount } from './shell/early/stored-data-marks.ts'

/** The app starts after this time at the latest: some browsers report no paint, and a hidden page has none. */
const LATEST_START_MS = 500

/**
 * Applies the app's style sheet. The sheet is fetched with the page but must not delay the first paint. If it fails to
 * load, it is requested once more.
 */
async function loadStyleSheet(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]')
  if (!sheet || (await applySheet(sheet))) return
  const retry = sheet.cloneNode() as HTMLLinkElement
  document.head.append(retry)
  await applySheet(retry)
}

/** Resolves to whether the sheet loaded. */
function applySheet(sheet: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve(true), { once: true })
    sheet.addEventListener('error', () => resolve(false), { once: true })
    sheet.rel = 'stylesheet'
  })
}

let isStarting = false

async function startApp(): Promise<void> {
  if (isStarting) return
  isStarting = true
  const styleSheetLoaded = loadStyleSheet()
  screenAt(location.pathname)
    ?.load(false)
    .catch(() => undefined)
  // The persisted cache is restored before the first render.
  if (persistedAccount() !== null) loadDeviceStorage().catch(() => undefined)
  const { start } = await import('./start.tsx')
  await start(styleSheetLoaded)
}

startEarlyCall(location.pathname)
// The app starts after the static page is painted, because starting keeps the CPU busy.
new PerformanceObserver(() => void startApp()).observe({ type: 'paint', buffered: true })
setTimeout(() => void startApp(), LATEST_START_MS)
