import { add } from '../../tests/fixtures/data/custom.ts'
import type { Person } from '../../tests/fixtures/data/people.ts'
import { type FixtureOf, OWN, USER } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { CustomItem } from '../table/items/custom.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const

/** A symptom of the user's own; every call answers the same one. */
async function ownSymptom(person: Person) {
  await add(person, 'symptoms', 'heron1', 'Heron legs')
  return { kind: 'symptoms', id: 'heron1' }
}

export const fixture = {
  endpoints: {
    add: {
      who: 'user',
      example: () => ({ params: { kind: 'triggers' }, body: { name: 'Grey heron', attempt: 'heron0' } }),
      whileFailing,
    },
    change: {
      who: 'user',
      example: async (person) => ({ params: await ownSymptom(person), body: { name: 'Still heron', place: 0 } }),
      whileFailing,
    },
    remove: { who: 'user', example: async (person) => ({ params: await ownSymptom(person) }), whileFailing },
  },
  keys: { CustomItem: [CustomItem.key({ user: USER }), OWN, 'ME#CUSTOM'] },
  everyday: async ({ call }) => {
    await call('POST', 'custom/symptoms', { name: 'Own', attempt: 'aching' })
    return (n) => call('PUT', 'custom/symptoms/aching', { name: `Own ${n}` })
  },
} satisfies FixtureOf<typeof feature>
