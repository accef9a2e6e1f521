import Bowser from 'bowser'

/** More than this of a header is not examined, in characters. No browser of today sends as much. */
const MAX_LENGTH = 400

/** Names that the library knows and we write: nothing of a header itself is stored or shown. */
const SYSTEMS: Readonly<Record<string, string>> = {
  Android: 'Android',
  'Chrome OS': 'ChromeOS',
  iOS: 'iPhone or iPad',
  Linux: 'Linux',
  macOS: 'Mac',
  Windows: 'Windows',
}
const BROWSERS = new Set([
  'Chrome',
  'Chromium',
  'Firefox',
  'Microsoft Edge',
  'Opera',
  'Safari',
  'Samsung Internet for Android',
])

/**
 * Names the browser and the system of a `User-Agent` header for the list of the user's sessions: "Firefox on Android".
 * Returns `''` when neither is known. A browser may call itself anything, so nothing may depend on it.
 */
export function describeBrowser(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH) || ' ')
  const name = BROWSERS.has(browser.name ?? '') ? browser.name?.replace(/ for Android$/, '') : undefined
  const system = Object.hasOwn(SYSTEMS, os.name ?? '') ? SYSTEMS[os.name ?? ''] : undefined
  if (name && system) return `${name} on ${system}`
  return name ?? system ?? ''
}
