// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { FoodChange } from '../../../../shared/food/queued.ts'
import { CustomFood, NewPlan } from '../../../../shared/food/schema.ts'
import { today } from '../../shell/first/api/clock.ts'
import { changeId } from '../../testing/fake-food.ts'
import { fakeService, reply } from '../../testing/fake-service.ts'
import { operations } from './operations.ts'

const id = changeId(0)
const plan = NewPlan.parse({ id, planName: 'Quiet', eliminatedFoods: ['Coffee'], startsOn: today() })
const food = CustomFood.parse({ id, change: id, foodName: 'Kimchi', category: 'vegetables' })
const editedAt = 1
const EDITS = [
  [{ what: 'start-plan', plan }, 'food', 'POST /api/food/plans', 'Elimination plan: Quiet'],
  [
    { what: 'complete-plan', id, body: { change: id, endsOn: today() } },
    ...(['food', `POST /api/food/plans/${id}/completion`, 'Elimination plan'] as const),
  ],
  [
    { what: 'log', id, body: { change: id, date: today(), zone: 'UTC', set: { symptomSeverity: 1 } } },
    ...(['food', `PUT /api/food/plans/${id}/logs`, /^Food log · Today/] as const),
  ],
  [
    { what: 'start-test', test: { id, planId: id, foodName: 'Leek', foodCategory: 'vegetables', zone: 'UTC' } },
    ...(['food', 'POST /api/food/tests', 'Food test: Leek'] as const),
  ],
  [
    { what: 'complete-test', id, body: { change: id, zone: 'UTC' } },
    ...(['food', `POST /api/food/tests/${id}/completion`, 'Food test'] as const),
  ],
  [{ what: 'save-food', food }, 'foods', `PUT /api/food/foods/${id}`, 'Your own food: Kimchi'],
  [{ what: 'remove-food', id, change: id }, 'foods', `POST /api/food/foods/${id}/deletion`, 'Your own food'],
] as const

const { food: kind } = operations

test('[RELY-01] plans, tests and logs are sent in order; own foods do not wait for them; no target says anything of the user', () => {
  for (const [edit, target, , name] of EDITS) {
    expect(kind.targetOf({ ...edit, editedAt })).toBe(target)
    expect(kind.words.name(target, { ...edit, editedAt, device: 'd', n: 1 })).toMatch(name)
  }
})

test('[RELY-01] each is one request, and a reply with nothing of food counts as a missing connection', async () => {
  const sent = fakeService({ P: () => reply({ hello: 'from the hotel' }) })
  for (const [edit, , line] of EDITS) {
    await expect(kind.send({ ...edit, editedAt, device: 'd', n: 1 })).rejects.toThrow('No connection')
    expect(sent.map((each) => each.line)).toEqual([line])
    sent.length = 0
  }
})

test('[RELY-03] a refused one says what the user had entered', () => {
  const detailOf = (edit: FoodChange) => kind.words.detail({ ...edit, editedAt })
  const set = { consumedEliminatedFoods: [], symptomSeverity: 0, flareOccurred: true, notes: 'Soup' }
  const log = { change: id, date: today(), zone: 'UTC' }
  expect(detailOf({ what: 'log', id, body: { ...log, set } })).toBe(
    'Ate none of these · Symptoms 0 of 10 · Flare · Soup',
  )
  expect(detailOf({ what: 'log', id, body: { ...log, set: { symptomSeverity: null } } })).toBe('')
  const rating = { change: id, zone: 'UTC', finalRating: 'caution', notes: 'A tin' } as const
  expect(detailOf({ what: 'complete-test', id, body: rating })).toBe('Caution · A tin')
  expect(detailOf({ what: 'save-food', food: { ...food, notes: 'Pickled' } })).toBe('Pickled')
})
