/** More than this of a header is not examined, in characters. No browser of today sends as much. */
const MAX_LENGTH = 400

type Names = readonly (readonly [mark: RegExp, name: string])[]

/** The first mark that is found counts: most browsers also call themselves Chrome, and all but Firefox Safari. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
]
const SYSTEMS: Names = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iPhone or iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: Names, userAgent: string) => names.find(([mark]) => mark.test(userAgent))?.[1]

/**
 * Names the browser and the system of a `User-Agent` header for the list of the user's sessions: "Firefox on Android".
 * Returns `''` when neither is known. Only names of these lists are stored and shown, nothing of the header itself. A
 * browser may call itself anything, so nothing may depend on it.
 */
export function describeBrowser(userAgent: string): string {
  const header = userAgent.slice(0, MAX_LENGTH)
  return [nameIn(BROWSERS, header), nameIn(SYSTEMS, header)].filter(Boolean).join(' on ')
}
