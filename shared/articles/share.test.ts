import { expect, it } from 'vitest'
import { START_HERE_TITLES } from './sections.ts'
import { articleSlug, hashtagsOf, publicArticlePath, SHARE_TARGETS, shareAddress } from './share.ts'

it.each([
  [START_HERE_TITLES[3], 'how-stress-affects-your-bladder-and-what-to-do-about-it'],
  ['  Café & “Tea”: don’t! ', 'cafe-tea-dont'],
  ['🌊', ''],
  ['a'.repeat(120), 'a'.repeat(80)],
])('[LEARN-10] the address of %s is that of its title in plain letters', (title, slug) => {
  expect(articleSlug(title)).toBe(slug)
  expect(publicArticlePath({ title })).toBe(`/read/${slug}`)
})

it('[LEARN-10] every target gets the article, and the hashtags where it takes some', () => {
  const article = { title: 'Tea & you', summary: 'Warm cups.', category: 'Pelvic Floor' } as const
  const url = 'https://still.example/read/tea-you'
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
