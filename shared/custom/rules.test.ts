import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import {
  activeCustomItems,
  addCustomItem,
  assertKnownCustomFields,
  type CustomList,
  type CustomListItem,
  type CustomLists,
  changeCustomItem,
  customFieldOf,
  MAX_ACTIVE_ITEMS,
  MAX_STORED_ITEMS,
  removeCustomItem,
} from './rules.ts'

const items = (ids: string, active = true): CustomListItem[] =>
  Array.from(ids, (id) => ({ id, name: `Own ${id}`, active }))
/** The ids in their order, those of deleted items in parentheses. */
const idsOf = (all: CustomList) => all.map(({ id, active }) => (active ? id : `(${id})`)).join('')
const add = (all: CustomList, id: string) => addCustomItem(all, { id, name: `Own ${id}` })

describe('[CUST-01] adding', () => {
  it.each([
    [items(''), 'x', 'x'],
    [items('ab'), 'x', 'abx'],
    [items('abcd'), 'x', 'abcdx'],
    [[...items('ab'), ...items('c', false)], 'x', 'abx(c)'],
    // Deleted items do not count.
    [[...items('abcd'), ...items('efghi', false)], 'x', 'abcdx(e)(f)(g)(h)(i)'],
  ])('to %j the item "%s" results in %s', (all, id, expected) => {
    expect(idsOf(add(all, id))).toBe(expected)
  })

  it('a sixth item is refused, also when others are deleted', () => {
    expect(() => add(items('abcde'), 'x')).toThrow('custom-limit-reached')
    expect(() => add([...items('abcde'), ...items('f', false)], 'x')).toThrow('custom-limit-reached')
  })

  it('the same item again changes nothing, also when it was the fifth or is deleted now', () => {
    for (const all of [items('abcde'), [...items('ab'), ...items('e', false)]]) expect(add(all, 'e')).toBe(all)
  })

  it('another item with an existing id is refused', () => {
    expect(() => addCustomItem(items('a'), { id: 'a', name: 'Another' })).toThrow('invalid-request')
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
  ])('the place of "%s" to %i results in the order %s', (id, place, expected) => {
    expect(idsOf(changeCustomItem([...items('abcd'), ...items('e', false)], id, { place }))).toBe(expected)
  })

  it('a name leaves id, place and every other item unchanged', () => {
    const [a, b, c] = items('abc')
    expect(changeCustomItem(items('abc'), 'b', { name: 'Burning feet' })).toEqual([
      a,
      { ...b, name: 'Burning feet' },
      c,
    ])
  })

  it.each(['x', 'e'])('the unknown or deleted item "%s" is refused', (id) => {
    expect(() => changeCustomItem([...items('a'), ...items('e', false)], id, { name: 'x' })).toThrow('not-found')
  })
})

describe('[CUST-02] deleting', () => {
  it('keeps id and name after the active items, the newest deletion last', () => {
    const result = removeCustomItem(items('abc'), 'b')
    expect(result).toEqual([...items('ac'), ...items('b', false)])
    expect(idsOf(removeCustomItem(result, 'a'))).toBe('c(b)(a)')
  })

  it('a deleted item again changes nothing, and an unknown item is not found', () => {
    const result = removeCustomItem(items('ab'), 'a')
    expect(removeCustomItem(result, 'a')).toBe(result)
    expect(() => removeCustomItem(result, 'x')).toThrow('not-found')
  })

  it(`keeps ${MAX_STORED_ITEMS} items in all: the oldest deleted ones are dropped first`, () => {
    const deleted = Array.from({ length: MAX_STORED_ITEMS - 1 }, (_, n) => ({ id: `${n}`, name: 'x', active: false }))
    const fullList = add(deleted, 'a')
    expect(fullList).toHaveLength(MAX_STORED_ITEMS)
    const afterAdding = add(fullList, 'b')
    expect(afterAdding).toHaveLength(MAX_STORED_ITEMS)
    expect(afterAdding[2]?.id).toBe('1')
    expect(removeCustomItem(afterAdding, 'a').map(({ id }) => id)).toEqual([
      'b',
      ...deleted.slice(1).map(({ id }) => id),
      'a',
    ])
  })
})

const step = fc.record({
  action: fc.constantFrom('add', 'add', 'rename', 'move', 'remove'),
  id: fc.integer({ min: 0, max: 70 }).map(String),
  place: fc.nat(4),
})

it('[CUST-01] [CUST-02] any steps leave at most five active items, unique ids, and active items first', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300, size: 'max' }), (steps) => {
      let all: CustomList = []
      for (const { action, id, place } of steps) {
        try {
          if (action === 'add') all = add(all, id)
          else if (action === 'remove') all = removeCustomItem(all, id)
          else all = changeCustomItem(all, id, action === 'move' ? { place } : { name: `Own ${id}` })
        } catch {
          // The step was refused and changed nothing.
        }
        const active = all.filter((each) => each.active)
        expect(active.length).toBeLessThanOrEqual(MAX_ACTIVE_ITEMS)
        expect(all.length).toBeLessThanOrEqual(MAX_STORED_ITEMS)
        expect(all.slice(0, active.length)).toEqual(active)
        expect(new Set(all.map((each) => each.id)).size).toBe(all.length)
      }
    }),
    { seed },
  )
})

describe('the custom items of a user', () => {
  const custom: CustomLists = { symptoms: [...items('a'), ...items('b', false)], triggers: items('c') }

  it('[CUST-02] are asked for only when they are active, in their order', () => {
    const { symptoms, triggers } = activeCustomItems(custom)
    expect(symptoms.map(({ id }) => id)).toEqual(['a'])
    expect(triggers.map(({ id }) => id)).toEqual(['c'])
  })

  it.each<[object, string[]]>([
    [{ painLevel: 4, [customFieldOf('symptoms', 'heron1')]: 4 }, ['symptom.heron1']],
    [
      { [customFieldOf('triggers', 'heron1')]: null, [customFieldOf('symptoms', 'heron2')]: 1 },
      ['trigger.heron1', 'symptom.heron2'],
    ],
  ])('[SEC-02] the edit %j is refused for the unknown fields %j', (set, unknown) => {
    const errors = unknown.map((field) => ({ pointer: `/body/set/${field}`, detail: 'unrecognized_keys' }))
    expect(() => assertKnownCustomFields(set, custom)).toThrow(
      expect.objectContaining({ code: 'invalid-request', errors }),
    )
  })

  it('[SEC-02] the id of a symptom is not valid for a trigger', () => {
    const oneSymptom: CustomLists = { symptoms: [{ id: 'heron1', name: 'x', active: false }], triggers: [] }
    expect(() => assertKnownCustomFields({ 'symptom.heron1': 1 }, oneSymptom)).not.toThrow()
    expect(() => assertKnownCustomFields({ 'trigger.heron1': 1 }, oneSymptom)).toThrow('invalid-request')
  })
})
