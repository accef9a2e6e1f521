import {
  foodToday,
  newLogEdit,
  newPlan,
  newTest,
  withCustomFood,
  withoutTest,
  withPlan,
  withTest,
} from '../../tests/fixtures/data/food.ts'
import { newChangeId } from '../../tests/fixtures/data/training.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { FoodBookItem, FoodLogItem } from '../table/items/food.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const user = EXAMPLE_USER_ID
const plan = '1795000000000-heron1'
const heron = { planName: 'Heron weeks', eliminatedFoods: ['Heron soup'] }

export const fixture = {
  endpoints: {
    read: { caller: 'user', example: () => ({}), whileFailing },
    startPlan: { caller: 'user', example: () => ({ body: newPlan(heron) }), whileFailing },
    completePlan: {
      caller: 'user',
      example: async (me) => ({
        params: { id: await withPlan(me) },
        body: { change: newChangeId(), endsOn: foodToday },
      }),
      whileFailing,
    },
    logs: { caller: 'user', example: async (me) => ({ params: { id: await withPlan(me) } }), whileFailing },
    saveLog: {
      caller: 'user',
      example: async (me) => ({
        params: { id: await withPlan(me, heron) },
        body: newLogEdit({ consumedEliminatedFoods: ['Heron soup'], symptomSeverity: 3, notes: 'A heron' }),
      }),
      whileFailing,
    },
    startTest: {
      caller: 'user',
      example: async (me) => ({ body: newTest(await withoutTest(me), { foodName: 'Heron soup' }) }),
      whileFailing,
    },
    completeTest: {
      caller: 'user',
      example: async (me) => ({
        params: { id: (await withTest(me)).id },
        body: { change: newChangeId(), finalRating: 'safe', notes: 'A still heron', zone: 'UTC' },
      }),
      whileFailing,
    },
    saveFood: {
      caller: 'user',
      example: () => ({
        params: { id: newChangeId() },
        body: {
          ...{ change: newChangeId(), foodName: 'Heron soup', category: 'other', severity: 3 },
          ...{ notes: 'A heron', commonNames: ['Heron broth'] },
        },
      }),
      whileFailing,
    },
    removeFood: {
      caller: 'user',
      example: async (me) => ({ params: { id: await withCustomFood(me) }, body: { change: newChangeId() } }),
      whileFailing,
    },
  },
  keys: {
    FoodBookItem: [FoodBookItem.key({ user }), EXAMPLE_USER_PK, 'FOODBOOK'],
    FoodLogItem: [FoodLogItem.key({ user, plan, date: '2026-11-20' }), EXAMPLE_USER_PK, `FOODLOG#${plan}#2026-11-20`],
  },
  typicalEvent: async ({ call }) => {
    const { id, ...rest } = newPlan()
    await call('POST', 'food/plans', { id, ...rest })
    return (n) => call('PUT', `food/plans/${id}/logs`, newLogEdit({ symptomSeverity: n % 10 }))
  },
} satisfies FixtureOf<typeof feature>
