import { expect, it } from 'vitest'
import { hashtagsOf, SHARE_TARGETS, shareAddress } from './share.ts'

it('[LEARN-10] every target gets the article, and the hashtags where it takes some', () => {
  const article = { title: 'Tea & you', summary: 'Warm cups.', category: 'Pelvic Floor' } as const
  const url = 'https://still.example/learn?article=Tea+%26+you'
  expect(hashtagsOf('Pelvic Floor')).toEqual(['IC', 'InterstitialCystitis', 'PelvicFloor', 'HealthApp'])
  const addresses = SHARE_TARGETS.map((target) => shareAddress(target, article, url))
  for (const address of addresses) expect(decodeURIComponent(address)).toContain(url)
  expect(new URL(addresses[0] ?? '').searchParams.get('subject')).toBe('Tea & you')
  const x = new URL(addresses[2] ?? '')
  expect([x.searchParams.get('text'), x.searchParams.get('hashtags')]).toEqual([
    'Tea & you',
    'IC,InterstitialCystitis,PelvicFloor,HealthApp',
  ])
})
