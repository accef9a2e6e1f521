import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import {
  activeOf,
  added,
  assertOwn,
  type Custom,
  changed,
  type Definition,
  type Definitions,
  fieldOf,
  MOST_ACTIVE,
  MOST_KEPT,
  removed,
} from './rules.ts'

const of = (ids: string, active = true): Definition[] => Array.from(ids, (id) => ({ id, name: `Own ${id}`, active }))
const ids = (all: Definitions) => all.map(({ id, active }) => (active ? id : `(${id})`)).join('')
const add = (all: Definitions, id: string) => added(all, { id, name: `Own ${id}` })

describe('[CUST-01] adding', () => {
  it.each([
    [of(''), 'x', 'x'],
    [of('ab'), 'x', 'abx'],
    [of('abcd'), 'x', 'abcdx'],
    [[...of('ab'), ...of('c', false)], 'x', 'abx(c)'],
    // What was deleted leaves its place to another one.
    [[...of('abcd'), ...of('efghi', false)], 'x', 'abcdx(e)(f)(g)(h)(i)'],
  ])('to %j of %s makes %s', (all, id, expected) => {
    expect(ids(add(all, id))).toBe(expected)
  })

  it('more than five is refused, whatever was deleted', () => {
    expect(() => add(of('abcde'), 'x')).toThrow('custom-limit-reached')
    expect(() => add([...of('abcde'), ...of('f', false)], 'x')).toThrow('custom-limit-reached')
  })

  it('again by the same attempt changes nothing, also when it was the fifth or was deleted since', () => {
    for (const all of [of('abcde'), [...of('ab'), ...of('e', false)]]) expect(add(all, 'e')).toBe(all)
  })

  it('another one under an id that is taken is refused', () => {
    expect(() => added(of('a'), { id: 'a', name: 'Another' })).toThrow('invalid-request')
  })
})

describe('[CUST-02] changing', () => {
  it.each([
    ['a', 0, 'abcd(e)'],
    ['a', 1, 'bacd(e)'],
    ['a', 3, 'bcda(e)'],
    ['a', 4, 'bcda(e)'],
    ['d', 0, 'dabc(e)'],
    ['c', 1, 'acbd(e)'],
  ])('the place of %s to %i makes %s', (id, place, expected) => {
    expect(ids(changed([...of('abcd'), ...of('e', false)], id, { place }))).toBe(expected)
  })

  it('a name leaves id, place and every other one', () => {
    const [a, b, c] = of('abc')
    expect(changed(of('abc'), 'b', { name: 'Burning feet' })).toEqual([a, { ...b, name: 'Burning feet' }, c])
  })

  it.each(['x', 'e'])('%s, which is not there to change, is refused', (id) => {
    expect(() => changed([...of('a'), ...of('e', false)], id, { name: 'x' })).toThrow('not-found')
  })
})

describe('[CUST-02] deleting', () => {
  it('keeps id and name behind the others, the newest last', () => {
    const once = removed(of('abc'), 'b')
    expect(once).toEqual([...of('ac'), ...of('b', false)])
    expect(ids(removed(once, 'a'))).toBe('c(b)(a)')
  })

  it('twice is once, and what never was is not found', () => {
    const once = removed(of('ab'), 'a')
    expect(removed(once, 'a')).toBe(once)
    expect(() => removed(once, 'x')).toThrow('not-found')
  })

  it(`keeps ${MOST_KEPT} in all: the oldest deleted ones go first`, () => {
    const deleted = Array.from({ length: MOST_KEPT - 1 }, (_, n) => ({ id: `${n}`, name: 'x', active: false }))
    const full = add(deleted, 'a')
    expect(full).toHaveLength(MOST_KEPT)
    const next = add(full, 'b')
    expect([next.length, next[2]?.id]).toEqual([MOST_KEPT, '1'])
    expect(removed(next, 'a').map(({ id }) => id)).toEqual(['b', ...deleted.slice(1).map(({ id }) => id), 'a'])
  })
})

const step = fc.record({
  what: fc.constantFrom('add', 'add', 'rename', 'move', 'remove'),
  id: fc.integer({ min: 0, max: 70 }).map(String),
  place: fc.nat(4),
})

it('[CUST-01] [CUST-02] whatever happens, five are active at most, ids differ, and the active ones come first', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300, size: 'max' }), (steps) => {
      let all: Definitions = []
      for (const { what, id, place } of steps) {
        try {
          if (what === 'add') all = add(all, id)
          else if (what === 'remove') all = removed(all, id)
          else all = changed(all, id, what === 'move' ? { place } : { name: `Own ${id}` })
        } catch {
          // Refused: nothing changed.
        }
        const active = all.filter((each) => each.active)
        expect(active.length).toBeLessThanOrEqual(MOST_ACTIVE)
        expect(all.length).toBeLessThanOrEqual(MOST_KEPT)
        expect(all.slice(0, active.length)).toEqual(active)
        expect(new Set(all.map((each) => each.id)).size).toBe(all.length)
      }
    }),
    { seed },
  )
})

describe('what is asked of a day', () => {
  const custom: Custom = { symptoms: [...of('a'), ...of('b', false)], triggers: of('c') }

  it('[CUST-02] are the active ones, in their order', () => {
    const { symptoms, triggers } = activeOf(custom)
    expect([symptoms.map(({ id }) => id), triggers.map(({ id }) => id)]).toEqual([['a'], ['c']])
  })

  it.each<[object, string[]]>([
    [{ painLevel: 4, [fieldOf('symptoms', 'heron1')]: 4 }, ['symptom.heron1']],
    [
      { [fieldOf('triggers', 'heron1')]: null, [fieldOf('symptoms', 'heron2')]: 1 },
      ['trigger.heron1', 'symptom.heron2'],
    ],
  ])('[SEC-02] of %j, %j is nobody’s', (set, unknown) => {
    const errors = unknown.map((field) => ({ pointer: `/body/set/${field}`, detail: 'unrecognized_keys' }))
    expect(() => assertOwn(set, custom)).toThrow(expect.objectContaining({ code: 'invalid-request', errors }))
  })

  it('[SEC-02] a symptom’s id is no trigger’s', () => {
    const all: Custom = { symptoms: [{ id: 'heron1', name: 'x', active: false }], triggers: [] }
    expect(() => assertOwn({ 'symptom.heron1': 1 }, all)).not.toThrow()
    expect(() => assertOwn({ 'trigger.heron1': 1 }, all)).toThrow('invalid-request')
  })
})
