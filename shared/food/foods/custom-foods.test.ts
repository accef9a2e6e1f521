import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../../changes/change-id.ts'
import { EMPTY_BOOK } from '../book.ts'
import { MAX_CUSTOM_FOODS } from '../limits.ts'
import { CustomFood } from '../schema.ts'
import { activeFoods, removeFood, saveFood } from './custom-foods.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const idOf = (n: number) => changeIdOf(NOON + n, 'heron1')
const food = (n: number, more: object = {}) =>
  CustomFood.parse({ id: idOf(n), change: idOf(n), foodName: ` Kimchi ${n} `, category: 'vegetables', ...more })
const full = () => Array.from({ length: MAX_CUSTOM_FOODS }, (_, n) => food(n)).reduce(saveFood, EMPTY_BOOK)
const namesIn = ({ customFoods }: typeof EMPTY_BOOK) => activeFoods(customFoods).map(({ foodName }) => foodName)

describe('[FOOD-04] an own food', () => {
  it('[DATA-01] is kept with all that was given, its name trimmed', () => {
    const given = { severity: 7, notes: 'A spoon', commonNames: ['Fermented cabbage'] }
    expect(activeFoods(saveFood(EMPTY_BOOK, food(1, given)).customFoods)).toEqual([
      { id: idOf(1), change: idOf(1), foodName: 'Kimchi 1', category: 'vegetables', ...given },
    ])
    expect(food(1).commonNames).toEqual([])
  })

  it.each(['<b>Leek</b>', '7-grain bread', 'Half & half', '1+1'])(
    'may be named %s, which is only a name',
    (foodName) => {
      expect(namesIn(saveFood(EMPTY_BOOK, food(1, { foodName })))).toEqual([foodName])
    },
  )

  it.each(['=cmd', '+1', '-1', '@sum', ' =1+1', '＝cmd'])(
    'is not named %s, a formula, nor commonly called so',
    (foodName) => {
      const input = { id: idOf(0), change: idOf(0), foodName: 'Leek', category: 'vegetables' }
      expect(CustomFood.safeParse({ ...input, foodName }).success).toBe(false)
      expect(CustomFood.safeParse({ ...input, commonNames: [foodName] }).success).toBe(false)
    },
  )

  it.each([
    [{ foodName: ' ' }, 'foodName'],
    [{ foodName: 'x'.repeat(61) }, 'foodName'],
    [{ foodName: 'a\nb' }, 'foodName'],
    [{ category: 'sauce' }, 'category'],
    [{ severity: 11 }, 'severity'],
    [{ severity: 0.5 }, 'severity'],
    [{ notes: '' }, 'notes'],
    [{ commonNames: ['Leek', 'leek'] }, 'commonNames'],
    [{ commonNames: Array.from({ length: 11 }, (_, n) => `${n}`) }, 'commonNames'],
  ])('with %j is refused at %s', (more, field) => {
    expect(CustomFood.safeParse({ ...food(1), ...more }).error?.issues[0]?.path[0]).toBe(field)
  })

  it('is changed in its place, and the later change wins in any order', () => {
    const changed = [food(1), food(2), food(1, { change: idOf(5), foodName: 'Leek' })].reduce(saveFood, EMPTY_BOOK)
    expect(namesIn(changed)).toEqual(['Leek', 'Kimchi 2'])
    expect(saveFood(changed, food(1, { change: idOf(4), foodName: 'Late' }))).toBe(changed)
    expect(saveFood(changed, food(1, { change: idOf(5), foodName: 'Leek' }))).toBe(changed)
  })

  it('can be deleted twice with one effect, and a late request does not bring it back', () => {
    const book = removeFood(saveFood(EMPTY_BOOK, food(1)), { id: idOf(1), change: idOf(3) })
    expect(namesIn(book)).toEqual([])
    expect(JSON.stringify(book)).not.toContain('Kimchi')
    expect(removeFood(book, { id: idOf(1), change: idOf(4) })).toBe(book)
    expect(saveFood(book, food(1, { change: idOf(2) }))).toBe(book)
    expect(removeFood(book, { id: idOf(9), change: idOf(9) })).toBe(book)
  })

  it('that was changed after the deletion was made stays', () => {
    const book = saveFood(EMPTY_BOOK, food(1, { change: idOf(5) }))
    expect(removeFood(book, { id: idOf(1), change: idOf(4) })).toBe(book)
  })

  it(`is refused after ${MAX_CUSTOM_FOODS}; a deleted one makes room, also in the stored list`, () => {
    const n = MAX_CUSTOM_FOODS
    expect(() => saveFood(full(), food(n))).toThrow('food-limit-reached')
    expect(saveFood(full(), food(3, { change: idOf(n) })).customFoods).toHaveLength(n)
    const book = saveFood(removeFood(full(), { id: idOf(3), change: idOf(n) }), food(n + 1))
    expect(book.customFoods).toHaveLength(n)
    expect(namesIn(book)).toContain(`Kimchi ${n + 1}`)
    expect(namesIn(book)).not.toContain('Kimchi 3')
  })
})
