import { expect, it } from 'vitest'
import { Email } from './schema.ts'

it.each([
  [' Mia@Example.com ', 'mia@example.com'],
  ['x@münchen.de', 'x@xn--mnchen-3ya.de'],
  ['x@MÜNCHEN.de', 'x@xn--mnchen-3ya.de'],
  ['x@mu\u0308nchen.de', 'x@xn--mnchen-3ya.de'],
  ['x@mail.правда.рф', 'x@mail.xn--80aafi6cg.xn--p1ai'],
  ['x@例え.テスト', 'x@xn--r8jz45g.xn--zckzah'],
])('[AUTH-02] the address %j is stored as %s', (typed, stored) => {
  expect(Email.parse(typed)).toBe(stored)
})

it.each([
  'x@münchen',
  'x@mün chen.de',
  'x@münchen.de/a',
  'x@münchen.de:1',
  'x@a@münchen.de',
  'x@münchen.de?a',
  'x@１２７.１',
  'x@-ü.de-',
  'x@ü..de',
  'ü@example.com',
  `x@${'ü'.repeat(250)}.de`,
])('[AUTH-02] %j is not an address', (typed) => {
  expect(Email.safeParse(typed).success).toBe(false)
})

it('[AUTH-02] an address has at most 64 characters before the @, so that its mailbox can exist', () => {
  expect(Email.safeParse(`${'a'.repeat(64)}@stillwater.test`).success).toBe(true)
  expect(Email.safeParse(`ada+${'x'.repeat(61)}@gmail.com`).success).toBe(false)
})
