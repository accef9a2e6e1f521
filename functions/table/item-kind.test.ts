import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyText } from '../../tests/fixtures/data/any-text.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { isOf, itemKind, partsOf, readBy } from './item-kind.ts'
import { ArticleItem } from './items/articles.ts'
import { DayItem, LostItem } from './items/days.ts'
import { SessionItem } from './items/session.ts'
import { UnfinishedItem } from './items/unfinished.ts'
import { fromKeyPart, type Hash, keyPart, parseUserId, type UserId } from './keys.ts'

const user = 'a'.repeat(32) as UserId

/** A kind with user input in both of its keys. */
const NoteItem = itemKind({
  called: 'Notes',
  pk: 'NOTE#{place}',
  sk: 'NOTE#{title}#{n}',
  schema: z.object({ text: z.string() }),
  exported: { not: 'impersonal' },
  erased: { stays: 'impersonal' },
})

describe('key parts', () => {
  it('[SEC-05] survive encoding and cannot end their part', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const part = keyPart(text)
        expect(part).not.toContain('#')
        expect(fromKeyPart(part)).toBe(text.toWellFormed())
      }),
      { seed },
    )
  })

  it('[SEC-05] keep whatever a person types within its own prefix', () => {
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

  it('are read back from a key, whatever they are', () => {
    fc.assert(
      fc.property(anyText(), anyText(), fc.nat(), (place, title, n) => {
        const key = NoteItem.key({ place, title, n })
        expect(isOf(NoteItem, key)).toBe(true)
        const read = { place: place.toWellFormed(), title: title.toWellFormed(), n: String(n) }
        expect(partsOf(NoteItem, key)).toEqual(read)
      }),
      { seed },
    )
  })

  it('are not read from the key of another kind, whose text stands in no message', () => {
    const key = DayItem.key({ user, date: '2026-11-20' })
    expect([NoteItem, SessionItem, LostItem].map((kind) => isOf(kind, key))).toEqual([false, false, false])
    expect(() => partsOf(LostItem, key)).toThrow('A key is not USER#{user} LOST#{date}#{device}#{n}#{field}')
  })
})

describe('a range', () => {
  it('has all items of a kind in a partition', () => {
    const pk = `USER#${user}`
    expect(SessionItem.all({ user })).toEqual({ pk, from: 'ME#SESSION#', to: 'ME#SESSION#\uffff' })
    expect(LostItem.all({ user, date: '2026-11-20' })).toEqual({
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

  it('of a kind whose sort key has no beginning has every one', () => {
    const { from, to } = UnfinishedItem.all({})
    const { sk } = UnfinishedItem.key({ user })
    expect([from, sk, to].toSorted()).toEqual([from, sk, to])
    expect(from).not.toBe('')
  })

  it.each([
    ['2026-11-05', false],
    ['2026-11-06', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('from one day to another has a day, and its lost edits, of %s: %s', (date, isWithin) => {
    const lost = LostItem.key({ user, date, device: 'zzzzzzzz', n: 9, field: 'urgencyLevel' })
    for (const [{ sk }, kind] of [
      [lost, LostItem],
      [DayItem.key({ user, date }), DayItem],
    ] as const) {
      const { from, to } = kind.between({ user, date: '2026-11-06' }, { date: '2026-11-20' })
      expect(sk >= from && sk <= to).toBe(isWithin)
    }
  })
})

describe('reading an item', () => {
  it('gives what its schema knows, without the key', () => {
    expect(NoteItem.parse({ pk: 'NOTE#', sk: 'NOTE##1', ttl: 7, text: 'a' })).toEqual({ text: 'a' })
  })

  it('refuses what its schema does not know', () => {
    expect(() => NoteItem.parse({ text: 7 })).toThrow(z.core.$ZodError)
  })

  it('may be done by a codec of its own', () => {
    expect(readBy(({ sk }) => sk).parse({ pk: 'p', sk: 's' })).toBe('s')
  })
})

describe('a user id from outside', () => {
  it.each(['', 'a', 'A'.repeat(32), `${'a'.repeat(31)}#`, 'a'.repeat(33)])('is not "%s"', (text) => {
    expect(parseUserId(text)).toBeUndefined()
  })

  it('is 32 hexadecimal digits', () => {
    expect(parseUserId(user)).toBe(user)
  })
})

it('a session is found by its own hash alone', () => {
  const [one, other] = ['one', 'other'].map((hash) => SessionItem.key({ user, hash: hash as Hash }))
  expect(one?.sk).not.toBe(other?.sk)
})
