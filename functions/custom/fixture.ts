import { addCustomItem } from '../../tests/fixtures/data/custom.ts'
import type { TestUser } from '../../tests/fixtures/data/users.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { CustomListsItem } from '../table/items/custom.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const

/** Adds a custom symptom. Repeated calls return the same one. */
async function addSymptom(user: TestUser) {
  await addCustomItem(user, 'symptoms', 'heron1', 'Heron legs')
  return { kind: 'symptoms', id: 'heron1' }
}

export const fixture = {
  endpoints: {
    add: {
      caller: 'user',
      example: () => ({ params: { kind: 'triggers' }, body: { name: 'Grey heron', attempt: 'heron0' } }),
      whileFailing,
    },
    change: {
      caller: 'user',
      example: async (user) => ({ params: await addSymptom(user), body: { name: 'Still heron', place: 0 } }),
      whileFailing,
    },
    remove: { caller: 'user', example: async (user) => ({ params: await addSymptom(user) }), whileFailing },
  },
  keys: { CustomListsItem: [CustomListsItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'ME#CUSTOM'] },
  typicalEvent: async ({ call }) => {
    await call('POST', 'custom/symptoms', { name: 'Own', attempt: 'aching' })
    return (n) => call('PUT', 'custom/symptoms/aching', { name: `Own ${n}` })
  },
} satisfies FixtureOf<typeof feature>
