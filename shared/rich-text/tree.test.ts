import { expect, it } from 'vitest'
import { RichText, withAllowedTargets } from './tree.ts'

it('[LEARN-11] [SEC-17] stored text with a target that is no longer allowed becomes text that can be read', () => {
  const stored: RichText = [
    {
      type: 'paragraph',
      children: [
        'See ',
        { type: 'link', href: '/leaflets//a', children: [{ type: 'strong', children: ['the leaflet'] }] },
        { type: 'link', href: '/log', children: ['the log'] },
        { type: 'image', src: 'https://example.com/a.png', alt: 'A pond' },
      ],
    },
    { type: 'rule' },
  ]
  expect(RichText.safeParse(stored).success).toBe(false)
  const readable = withAllowedTargets(stored)
  expect(RichText.safeParse(readable).success).toBe(true)
  expect(readable).toEqual([
    {
      type: 'paragraph',
      children: [
        'See ',
        { type: 'strong', children: ['the leaflet'] },
        { type: 'link', href: '/log', children: ['the log'] },
        'A pond',
      ],
    },
    { type: 'rule' },
  ])
})
