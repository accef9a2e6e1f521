import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyText } from '../../tests/fixtures/data/any-text.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { isKeyOf, itemKind, keyPartsOf, schemaFrom } from './item-kind.ts'
import { ArticleItem } from './items/articles.ts'
import { DayItem, LostEditItem } from './items/days.ts'
import { SessionItem } from './items/session.ts'
import { UnfinishedAccountItem } from './items/unfinished-account.ts'
import { fromKeyPart, type Hash, keyPart, parseUserId, type UserId } from './keys.ts'

const user = 'a'.repeat(32) as UserId

/** An item kind with user input in both of its keys. */
const NoteItem = itemKind({
  label: 'Notes',
  pk: 'NOTE#{place}',
  sk: 'NOTE#{title}#{n}',
  schema: z.object({ text: z.string() }),
  exported: { omittedBecause: 'impersonal' },
  erased: { keptBecause: 'impersonal' },
})

describe('key parts', () => {
  it('[SEC-05] are the same after encoding and decoding, and never contain the separator', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const part = keyPart(text)
        expect(part).not.toContain('#')
        expect(fromKeyPart(part)).toBe(text.toWellFormed())
      }),
      { seed },
    )
  })

  it('[SEC-05] keep any user input within the prefix of its item kind', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(DayItem.key({ user, date: text })).toEqual({
          pk: `USER#${user}`,
          sk: expect.stringMatching(/^DAY#[^#]*$/),
        })
        expect(ArticleItem.key({ id: text })).toEqual({ pk: 'ARTICLE', sk: expect.stringMatching(/^WHOLE#[^#]*$/) })
        expect(NoteItem.key({ place: text, title: '', n: 1 }).pk).toMatch(/^NOTE#[^#]*$/)
      }),
      { seed },
    )
  })

  it('can be read back from a key, whatever text they contain', () => {
    fc.assert(
      fc.property(anyText(), anyText(), fc.nat(), (place, title, n) => {
        const key = NoteItem.key({ place, title, n })
        expect(isKeyOf(NoteItem, key)).toBe(true)
        expect(keyPartsOf(NoteItem, key)).toEqual({
          place: place.toWellFormed(),
          title: title.toWellFormed(),
          n: String(n),
        })
      }),
      { seed },
    )
  })

  it('cannot be read from the key of another item kind, and the error does not contain that key', () => {
    const key = DayItem.key({ user, date: '2026-11-20' })
    for (const kind of [NoteItem, SessionItem, LostEditItem]) expect(isKeyOf(kind, key)).toBe(false)
    expect(() => keyPartsOf(LostEditItem, key)).toThrow('A key is not USER#{user} LOST#{date}#{device}#{n}#{field}')
  })
})

describe('a range', () => {
  it('covers all items of one kind in a partition', () => {
    const pk = `USER#${user}`
    expect(SessionItem.all({ user })).toEqual({ pk, from: 'ME#SESSION#', to: 'ME#SESSION#\uffff' })
    expect(LostEditItem.all({ user, date: '2026-11-20' })).toEqual({
      pk,
      from: 'LOST#2026-11-20#',
      to: 'LOST#2026-11-20#\uffff',
    })
    expect(NoteItem.all({ place: 'a#b', title: 'x' })).toEqual({
      pk: 'NOTE#a%23b',
      from: 'NOTE#x#',
      to: 'NOTE#x#\uffff',
    })
  })

  it('covers every item of a kind whose sort key has no fixed prefix', () => {
    const { from, to } = UnfinishedAccountItem.all({})
    const { sk } = UnfinishedAccountItem.key({ user })
    expect(sk >= from).toBe(true)
    expect(sk <= to).toBe(true)
    expect(from).not.toBe('')
  })

  it.each([
    ['2026-11-05', false],
    ['2026-11-06', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('from 2026-11-06 to 2026-11-20 contains the day and the lost edits of %s: %s', (date, isWithin) => {
    const lost = LostEditItem.key({ user, date, device: 'zzzzzzzz', n: 9, field: 'urgencyLevel' })
    for (const [{ sk }, kind] of [
      [lost, LostEditItem],
      [DayItem.key({ user, date }), DayItem],
    ] as const) {
      const { from, to } = kind.between({ user, date: '2026-11-06' }, { date: '2026-11-20' })
      expect(sk >= from && sk <= to).toBe(isWithin)
    }
  })
})

describe('reading an item', () => {
  it('returns the attributes of its schema, without the key', () => {
    expect(NoteItem.parse({ pk: 'NOTE#', sk: 'NOTE##1', ttl: 7, text: 'a' })).toEqual({ text: 'a' })
  })

  it('throws for a value that its schema does not allow', () => {
    expect(() => NoteItem.parse({ text: 7 })).toThrow(z.core.$ZodError)
  })

  it('can use a custom function instead of a schema', () => {
    expect(schemaFrom({}, ({ sk }) => sk).parse({ pk: 'p', sk: 's' })).toBe('s')
  })
})

describe('an untrusted user id', () => {
  it.each(['', 'a', 'A'.repeat(32), `${'a'.repeat(31)}#`, 'a'.repeat(33)])('is refused when it is "%s"', (text) => {
    expect(parseUserId(text)).toBeUndefined()
  })

  it('is accepted when it has 32 hexadecimal digits', () => {
    expect(parseUserId(user)).toBe(user)
  })
})

it('sessions with different hashes have different keys', () => {
  const [one, other] = ['one', 'other'].map((hash) => SessionItem.key({ user, hash: hash as Hash }))
  expect(one?.sk).not.toBe(other?.sk)
})
