import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { fromKeyPart, type Hash, keyPart, keys, parseUserId, type UserId } from './keys.ts'

const user = 'a'.repeat(32) as UserId

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
        expect(keys.email(text).pk).toMatch(/^EMAIL#[^#]*$/)
      }),
      { seed },
    )
  })

  it('show the whole table', () => {
    expect(keys.profile(user)).toEqual({ pk: `USER#${user}`, sk: 'ME#PROFILE' })
    expect(keys.preferences(user).sk).toBe('ME#PREFS')
    expect(keys.custom(user).sk).toBe('ME#CUSTOM')
    expect(keys.shown(user, 'personalized_tip').sk).toBe('ME#SHOWN#personalized_tip')
    expect(keys.session(user, 'hash' as Hash).sk).toBe('ME#SESSION#hash')
    expect(keys.day(user, '2026-11-20').sk).toBe('DAY#2026-11-20')
    expect(keys.lost(user, '2026-11-20', { device: 'phone000', n: 3 }, 'painLevel').sk).toBe(
      'LOST#2026-11-20#phone000#3#painLevel',
    )
    expect(keys.lost(user, '2026-11-20', { device: 'phone000', n: 3 }, 'symptom.aching').sk).toBe(
      'LOST#2026-11-20#phone000#3#symptom.aching',
    )
    expect(keys.known(user, 'hash' as Hash).sk).toBe('KNOWN#hash')
    expect(keys.limit('network', 'hash' as Hash, 7)).toEqual({ pk: 'LIMIT#network#hash', sk: '7' })
    expect(keys.unfinished(user)).toEqual({ pk: 'UNFINISHED', sk: user })
    expect(keys.email('ada@stillwater.test')).toEqual({ pk: 'EMAIL#ada%40stillwater.test', sk: 'EMAIL' })
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
