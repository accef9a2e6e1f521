import { expect, it } from 'vitest'
import { hashtagsOf, publicArticlePath, SHARE_TARGETS, shareAddress, slugOf } from './share.ts'

it('[LEARN-10] every target gets the article, and the hashtags where it takes some', () => {
  const article = { title: 'Tea & you', summary: 'Warm cups.', category: 'Pelvic Floor' } as const
  const url = 'https://still.example/read/tea-you-0f0f0f'
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

it.each([
  ['The IC-Friendly Diet: Where to Start', 'the-ic-friendly-diet-where-to-start'],
  ['Crème & “tea”, 3 a.m.', 'creme-tea-3-a-m'],
  ["What's it like?", 'whats-it-like'],
  ['Sex’n’more', 'sexnmore'],
  ['../../admin?x=<b>#y', 'admin-x-b-y'],
  ['🌙', ''],
  ['間質性膀胱炎', ''],
  ['a'.repeat(120), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('[LEARN-10] the title %s becomes the words %s of an address', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

it('[LEARN-10] a public address has the words of the first title and the beginning of the id', () => {
  const article = { id: '0f1e2d3c4b5a', title: 'Deep Ponds' }
  expect(publicArticlePath(article)).toBe('/read/deep-ponds-0f1e2d')
  expect(publicArticlePath({ ...article, slug: 'quiet-ponds' })).toBe('/read/quiet-ponds-0f1e2d')
  expect(publicArticlePath({ ...article, title: '🌙' })).toBe('/read/0f1e2d')
})
