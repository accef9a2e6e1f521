import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { describeBrowser } from './describe-browser.ts'

const MOZILLA = 'Mozilla/5.0'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/148.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${MOZILLA} (Android 15; Mobile; rv:149.0) Gecko/149.0 Firefox/149.0`, 'Firefox on Android'],
  [
    `${MOZILLA} (Linux; Android 14; SM-S918B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone or iPad',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    'Safari on Mac',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`,
    'Microsoft Edge on Windows',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0`, 'Firefox on Linux'],
  [`${MOZILLA} (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['curl/8.5.0', ''],
  ['', ''],
])('[PROF-02] %s is "%s"', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name)
})

it('[SEC-03] nothing of a header itself is ever in the name', () => {
  const KNOWN = /^(?:[A-Z][A-Za-z ]+(?: on [A-Za-z ]+)?)?$/
  fc.assert(
    fc.property(fc.string({ maxLength: 1_000, unit: 'binary' }), (noise) => {
      expect(describeBrowser(`${MOZILLA} (${noise}) ${noise}`)).toMatch(KNOWN)
      expect(describeBrowser(noise)).toMatch(KNOWN)
    }),
    { seed, numRuns: 500 },
  )
})
