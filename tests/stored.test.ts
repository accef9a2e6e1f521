import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { beginAccount } from '../functions/auth/repository.ts'
import { handler as content } from '../functions/content/handler.ts'
import { noteTip } from '../functions/days/notes.ts'
import type { FeatureSpec } from '../functions/feature-spec.ts'
import { handler as housekeeping } from '../functions/housekeeping/handler.ts'
import { type AnyItemKind, isOf, partsOf } from '../functions/table/item-kind.ts'
import { type Key, keyPart } from '../functions/table/keys.ts'
import * as FEATURES from '../infra/features.ts'
import { STORED_KINDS } from '../infra/stored-kinds.ts'
import { edit, operation } from './fixtures/data/days.ts'
import { type Person, signedIn } from './fixtures/data/people.ts'
import { everyEndpoint, type Served } from './fixtures/endpoints/endpoints.ts'
import type { KeyExample } from './fixtures/endpoints/feature-fixture.ts'
import * as FIXTURES from './fixtures/endpoints/features.ts'
import { type Touch, touched } from './fixtures/endpoints/touched.ts'
import { comeByGoogle } from './fixtures/google/google.ts'
import { invoke } from './fixtures/invoke.ts'

const specs: Record<string, FeatureSpec> = FEATURES
const examples = Object.values(FIXTURES).flatMap((fixture) =>
  'keys' in fixture ? Object.entries(fixture.keys as Record<string, KeyExample>) : [],
)
const kinds = STORED_KINDS.map(({ name, kind }) => [name, kind] as const)
const namesOf = (key: Key) => STORED_KINDS.filter(({ kind }) => isOf(kind, key)).map(({ name }) => name)
/** How a pattern begins, whatever its parts are. */
const beginning = (pattern: string) => pattern.split('{')[0] ?? ''

describe('the keys', () => {
  it.each(examples)('the key of %s is what it always was', (_, [key, pk, sk]) => {
    expect(key, 'What is stored under the former key would not be found: keep it').toEqual({ pk, sk })
  })

  it.each(examples)('the key of %s is of no other kind', (name, [key]) => {
    expect(namesOf(key), 'Two kinds of items share a key: begin one of them otherwise').toEqual([name])
  })

  it('of two kinds in one partition begin differently, so that no range of one has items of the other', () => {
    for (const [one, { pk, sk }] of kinds) {
      const beside = kinds.filter(([other, kind]) => other !== one && beginning(kind.pk) === beginning(pk))
      const within = beside.filter(([, kind]) => beginning(kind.sk).startsWith(beginning(sk)))
      expect([one, within.map(([other]) => other)]).toEqual([one, []])
    }
  })

  it('[SEC-31] of two partitions begin differently, so that no grant of one reaches the other', () => {
    const all = [...new Set(kinds.map(([, { pk }]) => beginning(pk)))]
    for (const one of all) expect(all.filter((other) => other.startsWith(one))).toEqual([one])
  })
})

const textOf = ({ pk, sk }: Key) => `${pk} ${sk}`
const client = DynamoDBDocumentClient.from(new DynamoDBClient())

type Item = Key & Record<string, unknown>

/** All that the table holds, other tests' items too. */
async function wholeTable(): Promise<Item[]> {
  const items: Item[] = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName: process.env['TABLE_NAME'] }))
    items.push(...(Items as Item[]))
  return items
}

/** What is wrong with an item, in words; `undefined` when it is of one kind and as its schema says. */
function wrongWith(item: Item): string | undefined {
  const known = STORED_KINDS.filter(({ kind }) => isOf(kind, item))
  const [first] = known
  if (!first || known.length > 1) return `${known.length} kinds have the key ${item.pk} ${item.sk}`
  const { name, kind } = first
  try {
    kind.parse(item)
  } catch (error) {
    return `${name}: ${String(error)}`
  }
  const shape = 'shape' in kind.schema ? (kind.schema.shape as object) : undefined
  const unknown = Object.keys(item).filter((attribute) => !['pk', 'sk', 'ttl'].includes(attribute))
  const undeclared = unknown.filter((attribute) => shape && !(attribute in shape))
  return undeclared.length ? `${name} has ${undeclared.join()}, which its schema does not name` : undefined
}

/** Whether a grant is about an item; that of sessions lets all be read that lies beside them. */
const isAbout = ({ pk, sk }: AnyItemKind, { action, key }: Touch) =>
  action === 'Query'
    ? key.pk.startsWith(beginning(pk)) && beginning(sk).startsWith(key.sk.trim().split('#', 1)[0] ?? '')
    : isOf({ pk, sk }, key)

/** What a function did to the table that its feature does not say that it does. */
function beyondGrants(feature: string, touches: readonly Touch[]): string[] {
  const table = specs[feature]?.table ?? []
  const beyond = touches.filter(
    (touch) =>
      !table.some(([kind, ...actions]) => isAbout(kind, touch) && actions.some((action) => action === touch.action)),
  )
  return [...new Set(beyond.map(({ action, key }) => `${feature}: ${action} ${key.pk.split('#')[0]} ${key.sk}`))]
}

/** The keys, outside a user's own partition, of items that go with the account. */
function erasedKeys(own: readonly Item[]): Key[] {
  return STORED_KINDS.flatMap(({ kind: { erased, key } }) => {
    if (typeof erased === 'string' || 'stays' in erased) return []
    const { through, by } = erased
    const sources = own.filter((item) => isOf(through, item))
    const toldBy = (item: Item): Record<string, unknown> => ({
      ...(through.parse(item) as object),
      ...partsOf(through, item),
    })
    return sources.map((item) =>
      key(Object.fromEntries(Object.entries(by).map(([part, name]) => [part, toldBy(item)[name]])) as never),
    )
  })
}

describe('what the service leaves in the table', () => {
  const people: Person[] = []
  const beyond: string[] = []
  let items: Item[] = []
  /** Those that it wrote here; the table has items of other tests, too, which write past the service. */
  let written: Item[] = []

  beforeAll(async () => {
    const endpoints = await everyEndpoint()
    const all = await touched(async () => {
      await comeByGoogle()
      for (const served of endpoints) await visit(served)
      await leaveTheRest()
    })
    const keys = new Set(all.map(({ key }) => textOf(key)))
    items = await wholeTable()
    written = items.filter((item) => keys.has(textOf(item)) || people.some(({ userId }) => item.pk.endsWith(userId)))
  }, 120_000)

  async function visit(served: Served): Promise<void> {
    const person = await signedIn({ roles: ['admin'] })
    const { cookie, ...sent } = await served.example(person)
    const cookies = [person.cookie, cookie].filter(Boolean).join('; ')
    const touches = await touched(() => invoke(served.handler, served.endpoint, { ...sent, cookie: cookies }))
    people.push(person)
    beyond.push(...beyondGrants(served.feature, touches))
  }

  /** What no single request leaves: edits that lost, a tip, a sign-up that died at its end, shipped articles. */
  async function leaveTheRest(): Promise<void> {
    const person = await signedIn()
    people.push(person)
    const editedAt = Date.now()
    await edit(person, operation({ device: 'phone000', set: { notes: 'a' }, editedAt: editedAt - 100 }))
    await edit(person, operation({ device: 'tablet00', set: { notes: 'b' }, editedAt }))
    await noteTip(person.userId, 'calm-days', editedAt)
    await beginAccount(person.userId, editedAt)
    beyond.push(...beyondGrants('content', await touched(content)))
    beyond.push(...beyondGrants('housekeeping', await touched(housekeeping)))
  }

  it('is of declared kinds, and as their schemas say', () => {
    expect(written.length).toBeGreaterThan(people.length)
    const wrong = written.map(wrongWith).filter(Boolean)
    expect(wrong, 'Declare these, with their keys and attributes, in the items of a feature').toEqual([])
  })

  it('is something of every kind', () => {
    // Articles are delivered once in the life of a table, which tests beside these may have done.
    const left = [...written, ...items.filter(({ pk }) => pk === 'ARTICLE')]
    const met = new Set(left.flatMap(namesOf))
    const unmet = kinds.map(([name]) => name).filter((name) => !met.has(name))
    expect(unmet, 'Let the tests above leave one, or take the kind away').toEqual([])
  })

  it('is, with all that other tests have left, of one kind each', () => {
    expect(items.filter((item) => namesOf(item).length !== 1)).toEqual([])
  })

  it('[SEC-31] is what each feature says that its function does to which kinds', () => {
    expect(beyond, 'Grant these in the feature.ts of the feature').toEqual([])
  })

  it('names no user whose account is erased as the kinds declare', () => {
    for (const { userId, email } of people) {
      const own = items.filter(({ pk }) => pk === `USER#${userId}`)
      const names = [userId, email, keyPart(email)]
      const gone = new Set([...own, ...erasedKeys(own)].map(textOf))
      const left = items.filter((item) => names.some((name) => JSON.stringify(item).includes(name)))
      expect(own.length).toBeGreaterThan(0)
      expect(left.filter((item) => !gone.has(textOf(item)))).toEqual([])
    }
  })
})
