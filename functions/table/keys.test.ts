import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import {
  fromKeyPart,
  type Hash,
  type Key,
  keyPart,
  keys,
  parseUserId,
  partsOfLost,
  ranges,
  type UserId,
} from './keys.ts'

const user = 'a'.repeat(32) as UserId
const hash = 'hash' as Hash
const google = { issuer: 'https://accounts.google.com', subject: '42' }
const OWN = `USER#${user}`

describe('key parts', () => {
  it('[SEC-05] survive encoding and cannot end their part', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const part = keyPart(text)
        expect(part).not.toContain('#')
        expect(fromKeyPart(part)).toBe(text.toWellFormed())
      }),
      { seed },
    )
  })

  it('[SEC-05] keep whatever a person types within its own prefix', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(keys.day(user, text)).toEqual({ pk: `USER#${user}`, sk: expect.stringMatching(/^DAY#[^#]*$/) })
        expect(keys.article(text)).toEqual({ pk: 'ARTICLE', sk: expect.stringMatching(/^WHOLE#[^#]*$/) })
        expect(keys.email(text).pk).toMatch(/^EMAIL#[^#]*$/)
      }),
      { seed },
    )
  })
})

/** Every key with an example of it: the compiler names a missing one. */
const STORED: Record<keyof typeof keys, [key: Key, pk: string, sk: string]> = {
  profile: [keys.profile(user), OWN, 'ME#PROFILE'],
  preferences: [keys.preferences(user), OWN, 'ME#PREFS'],
  custom: [keys.custom(user), OWN, 'ME#CUSTOM'],
  shown: [keys.shown(user, 'personalized_tip'), OWN, 'ME#SHOWN#personalized_tip'],
  session: [keys.session(user, hash), OWN, 'ME#SESSION#hash'],
  known: [keys.known(user, hash), OWN, 'KNOWN#hash'],
  link: [keys.link(user, 'magic'), OWN, 'LINK#magic'],
  formerEmail: [keys.formerEmail(user, 7), OWN, 'FORMER#7'],
  day: [keys.day(user, '2026-11-20'), OWN, 'DAY#2026-11-20'],
  lost: [
    keys.lost(user, '2026-11-20', { device: 'phone000', n: 3 }, 'symptom.aching'),
    OWN,
    'LOST#2026-11-20#phone000#3#symptom.aching',
  ],
  article: [keys.article('0f'), 'ARTICLE', 'WHOLE#0f'],
  articleCard: [keys.articleCard('0f'), 'ARTICLE', 'CARD#0f'],
  articleWords: [keys.articleWords('0f'), 'ARTICLE', 'WORDS#0f'],
  articleTitle: [keys.articleTitle(hash), 'ARTICLE', 'TITLE#hash'],
  delivered: [keys.delivered('understanding-ic'), 'ARTICLE', 'DELIVERED#understanding-ic'],
  email: [keys.email('ada@stillwater.test'), 'EMAIL#ada%40stillwater.test', 'EMAIL'],
  identity: [keys.identity(google), 'IDENTITY#https%3A%2F%2Faccounts.google.com#42', 'IDENTITY'],
  ownIdentity: [keys.ownIdentity(user, google), OWN, 'IDENTITY#https%3A%2F%2Faccounts.google.com#42'],
  trip: [keys.trip(hash), 'TRIP#hash', 'TRIP'],
  unfinished: [keys.unfinished(user), 'UNFINISHED', user],
  limit: [keys.limit('network', hash, 7), 'LIMIT#network#hash', '7'],
}

it.each(Object.entries(STORED))('the key of %s is what it always was', (_, [key, pk, sk]) => {
  expect(key, 'What is stored under the former key would not be found: keep it').toEqual({ pk, sk })
})

it('what a lost edit’s key was made of is read back from it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1 }), (text, n) => {
      const whole = text.toWellFormed()
      const { sk } = keys.lost(user, whole, { device: whole, n }, whole as 'notes')
      expect(partsOfLost(sk)).toEqual({ date: whole, device: whole, n, field: whole })
    }),
    { seed },
  )
})

it.each([
  ['2026-11-05', false],
  ['2026-11-06', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
])('a lost edit of %s lies between those of two days: %s', (date, isWithin) => {
  const { sk } = keys.lost(user, date, { device: 'zzzzzzzz', n: 9 }, 'urgencyLevel')
  const { from, to } = ranges.lost(user, '2026-11-06', '2026-11-20')
  expect(sk >= from && sk <= to).toBe(isWithin)
})

describe('a user id from outside', () => {
  it.each(['', 'a', 'A'.repeat(32), `${'a'.repeat(31)}#`, 'a'.repeat(33)])('is not "%s"', (text) => {
    expect(parseUserId(text)).toBeUndefined()
  })

  it('is 32 hexadecimal digits', () => {
    expect(parseUserId(user)).toBe(user)
  })
})
