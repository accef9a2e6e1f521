import { expect, it } from 'vitest'
import { LINKS, maskEmail } from './mail-links.ts'

it.each([
  ['mia.hart@example.com', 'm…@example.com'],
  ['m@example.com', 'm…@example.com'],
])('[SEC-10] masks %s as %s', (email, masked) => expect(maskEmail(email)).toBe(masked))

it('[AUTH-04] [AUTH-16] [SEC-10] each kind of link is valid for its number of minutes', () => {
  const minutes = Object.entries(LINKS).map(([kind, { validForMs }]) => [kind, validForMs / 60_000])
  expect(Object.fromEntries(minutes)).toEqual({
    magic: 15,
    recovery: 30,
    verify: 4_320,
    invite: 10_080,
    'email-change': 60,
    claim: 30,
  })
})
