import { isDeepStrictEqual } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { SQSEvent } from 'aws-lambda'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_KINDS } from '../functions/auth/claims/earlier-use.ts'
import { handler as bounces } from '../functions/bounces/handler.ts'
import { handler as content } from '../functions/content/handler.ts'
import { recordTip } from '../functions/days/after-save.ts'
import { KINDS_ELSEWHERE } from '../functions/erasure/items-elsewhere.ts'
import { STEPS } from '../functions/erasure/steps.ts'
import { ALL_OF_USER, ALL_RECORDS_OF_USER, actionsIn, type FeatureSpec } from '../functions/feature-spec.ts'
import { handler as housekeeping } from '../functions/housekeeping/handler.ts'
import { storeWriteUnits } from '../functions/http/write-budget.ts'
import { hashOf } from '../functions/table/hash.ts'
import { type AnyItemKind, isKeyOf, keyPartsOf } from '../functions/table/item-kind.ts'
import { ErasureItem } from '../functions/table/items/erasure.ts'
import { InvitationItem } from '../functions/table/items/invitation.ts'
import { type Key, keyPart } from '../functions/table/keys.ts'
import { markUnfinished } from '../functions/table/records/unfinished-accounts.ts'
import { handler as tick } from '../functions/tick/handler.ts'
import * as FEATURES from '../infra/features.ts'
import { makeAdmin } from '../infra/operator/make-admin.ts'
import { STORED_KINDS } from '../infra/stored-kinds.ts'
import { edit, newOperation } from './fixtures/data/days.ts'
import { newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { loadEndpoints, type ServedEndpoint } from './fixtures/endpoints/endpoints.ts'
import { expiresAsDeclared, isExpiryInSeconds, KEPT_DAYS } from './fixtures/endpoints/expiry.ts'
import type { KeyExample } from './fixtures/endpoints/feature-fixture.ts'
import * as FIXTURES from './fixtures/endpoints/features.ts'
import { recordTableAccess, type TableAccess } from './fixtures/endpoints/table-access.ts'
import { signInWithGoogle } from './fixtures/google/google.ts'
import { invoke } from './fixtures/invoke.ts'

const specs: Record<string, FeatureSpec> = FEATURES
const examples = Object.values(FIXTURES).flatMap((fixture) =>
  'keys' in fixture ? Object.entries(fixture.keys as Record<string, KeyExample>) : [],
)
const kinds = STORED_KINDS.map(({ name, kind }) => [name, kind] as const)
const namesOf = (key: Key) => STORED_KINDS.filter(({ kind }) => isKeyOf(kind, key)).map(({ name }) => name)
/** The part of a key pattern before its first placeholder. */
const prefixOf = (pattern: string) => pattern.split('{')[0] ?? ''

describe('the keys', () => {
  it.each(examples)('the key of %s never changes', (_, [key, pk, sk]) => {
    expect(key, 'Items under the old key would not be found: keep the old key').toEqual({ pk, sk })
  })

  it.each(examples)('the key of %s belongs to no other item kind', (name, [key]) => {
    expect(namesOf(key), 'Two item kinds share a key: change the prefix of one of them').toEqual([name])
  })

  it('of two kinds in one partition have different prefixes, so a query for one returns no item of the other', () => {
    for (const [name, { pk, sk }] of kinds) {
      const neighbours = kinds.filter(([other, kind]) => other !== name && prefixOf(kind.pk) === prefixOf(pk))
      const overlapping = neighbours.filter(([, kind]) => prefixOf(kind.sk).startsWith(prefixOf(sk)))
      expect(
        overlapping.map(([other]) => other),
        `In the range of ${name}`,
      ).toEqual([])
    }
  })

  it('[SEC-31] of two partitions have different prefixes, so that a grant of one does not include the other', () => {
    const all = [...new Set(kinds.map(([, { pk }]) => prefixOf(pk)))]
    for (const one of all) expect(all.filter((other) => other.startsWith(one))).toEqual([one])
  })
})

const textOf = ({ pk, sk }: Key) => `${pk} ${sk}`
const client = DynamoDBDocumentClient.from(new DynamoDBClient())

type Item = Key & Record<string, unknown>

/** All items of the table, including those of other tests. */
async function wholeTable(): Promise<Item[]> {
  const items: Item[] = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName: process.env['TABLE_NAME'] }))
    items.push(...(Items as Item[]))
  return items
}

/** Describes what is wrong with an item. `undefined`: it belongs to exactly one kind and matches its schema. */
function errorIn(item: Item): string | undefined {
  const matching = STORED_KINDS.filter(({ kind }) => isKeyOf(kind, item))
  const [first] = matching
  if (!first || matching.length > 1) return `${matching.length} kinds have the key ${item.pk} ${item.sk}`
  const { name, kind } = first
  try {
    kind.parse(item)
  } catch (error) {
    return `${name}: ${String(error)}`
  }
  const { shape } = kind.schema
  const attributes = Object.keys(item).filter((attribute) => !['pk', 'sk', 'ttl'].includes(attribute))
  const undeclared = attributes.filter((attribute) => !(attribute in shape))
  return undeclared.length ? `${name} has ${undeclared.join()}, which its schema does not name` : undefined
}

/**
 * Whether a grant for an item kind covers a table access. For a query, only the first part of the sort key is compared:
 * the grant for sessions also allows reading the items beside them.
 */
const covers = (kind: AnyItemKind, { action, key }: TableAccess) => {
  const { pk, sk } = kind
  if (kind === ALL_OF_USER || kind === ALL_RECORDS_OF_USER || kind.index) return key.pk.startsWith(prefixOf(pk))
  return action === 'Query'
    ? key.pk.startsWith(prefixOf(pk)) && prefixOf(sk).startsWith(key.sk.trim().split('#', 1)[0] ?? '')
    : isKeyOf({ pk, sk }, key)
}

/** The table accesses of a function that its feature does not declare. */
function undeclaredAccess(feature: string, accesses: readonly TableAccess[]): string[] {
  const grants = actionsIn(specs[feature]?.table ?? [])
  const undeclared = accesses.flatMap((access) => {
    const { action, key, attributes } = access
    const granted = grants.filter((grant) => grant.action === action && covers(grant.kind, access))
    const limits = granted.map((grant) => grant.attributes && new Set(['pk', 'sk', ...grant.attributes]))
    // Without a limit, all attributes are granted.
    const extra = attributes?.filter((name) => limits.every((limit) => limit && !limit.has(name)))
    if (extra?.length === 0 && granted.length > 0) return []
    return [`${feature}: ${action} ${key.pk.split('#')[0]} ${key.sk}, with ${extra?.join() ?? 'unreadable attributes'}`]
  })
  return [...new Set(undeclared)]
}

/** Whether an item is an entry of the audit. These stay, and name people by their ids alone. */
const isOfAudit = (item: Item) =>
  STORED_KINDS.some(({ kind: { erased, ...kind } }) => isKeyOf(kind, item) && isDeepStrictEqual(erased, AUDIT))
const AUDIT = { keptBecause: 'audit' }

/**
 * The keys of items outside a user's partition that are erased with the account. `userItems`: all items of the
 * partition.
 */
function erasedKeys(userItems: readonly Item[]): Key[] {
  return STORED_KINDS.flatMap(({ kind: { erased, key } }) => {
    if (typeof erased === 'string' || 'keptBecause' in erased) return []
    const { keySource, keyParts } = erased
    const sources = userItems.filter((item) => isKeyOf(keySource, item))
    const partsIn = (item: Item): Record<string, unknown> => ({
      ...(keySource.parse(item) as object),
      ...keyPartsOf(keySource, item),
    })
    return sources.map((item) =>
      key(Object.fromEntries(Object.entries(keyParts).map(([part, name]) => [part, partsIn(item)[name]])) as never),
    )
  })
}

it('[AUTH-18] every kind of earlier use is in the partition of its user, where a removal after a claim finds it', () => {
  const accountKinds = ACCOUNT_KINDS as readonly AnyItemKind[]
  const elsewhere = kinds.filter(
    ([, { erased }]) => typeof erased === 'object' && 'keySource' in erased && !accountKinds.includes(erased.keySource),
  )
  expect(elsewhere, 'Let removeEarlierUse delete these, too').toEqual([])
})

it('[SEC-29] the job erases every kind that is declared outside the partition of its user', () => {
  const declared = kinds.flatMap(([, kind]) => {
    const isElsewhere = typeof kind.erased === 'object' && 'keySource' in kind.erased
    return isElsewhere ? [kind.label] : []
  })
  const erased = [...KINDS_ELSEWHERE, ErasureItem].map(({ label }) => label)
  expect(erased.toSorted(), 'Add the kind to KINDS_ELSEWHERE').toEqual(declared.toSorted())
})

describe('the table after every operation', () => {
  const users: TestUser[] = []
  const undeclared: string[] = []
  let items: Item[] = []
  /** The items that the service wrote in these tests. The table also has items that other tests wrote without it. */
  let written: Item[] = []

  const begunAt = Math.floor(Date.now() / 1_000)
  beforeAll(async () => {
    const endpoints = await loadEndpoints()
    const accesses = await recordTableAccess(async () => {
      await signInWithGoogle()
      for (const served of endpoints) await callExample(served)
      await writeOtherKinds()
    })
    const keys = new Set(accesses.map(({ key }) => textOf(key)))
    items = await wholeTable()
    written = items.filter((item) => keys.has(textOf(item)) || users.some(({ userId }) => item.pk.endsWith(userId)))
  }, 120_000)

  async function callExample(served: ServedEndpoint): Promise<void> {
    const user = await newSignedInUser({ roles: ['admin'] })
    const { cookie, ...request } = await served.example(user)
    const cookies = [user.cookie, cookie].filter(Boolean).join('; ')
    const accesses = await recordTableAccess(() =>
      invoke(served.handler, served.endpoint, { ...request, cookie: cookies }),
    )
    users.push(user)
    undeclared.push(...undeclaredAccess(served.feature, accesses))
  }

  /**
   * Writes the kinds that no example request leaves: lost edits, a tip, an unfinished sign-up, a refusal of mail,
   * a count of writes, shipped articles and recordings, a member of the staff, how far reminders have been looked up, refused mails of a day, runs.
   */
  async function writeOtherKinds(): Promise<void> {
    const user = await newSignedInUser()
    users.push(user)
    const editedAt = Date.now()
    await edit(user, newOperation({ device: 'phone000', set: { notes: 'a' }, editedAt: editedAt - 100 }))
    await edit(user, newOperation({ device: 'tablet00', set: { notes: 'b' }, editedAt }))
    await recordTip(user.userId, 'calm-days', editedAt)
    await markUnfinished(user.userId, editedAt)
    await storeWriteUnits(user.userId, { hour: 7, units: 50 }, undefined)
    const message = { reason: 'bounce', recipients: [hashOf(user.email)], sentAt: new Date().toISOString() }
    const event = { Records: [{ messageId: '0', body: JSON.stringify(message) }] } as SQSEvent
    undeclared.push(...undeclaredAccess('bounces', await recordTableAccess(() => bounces(event))))
    undeclared.push(...undeclaredAccess('content', await recordTableAccess(content)))
    undeclared.push(...undeclaredAccess('housekeeping', await recordTableAccess(housekeeping)))
    undeclared.push(...undeclaredAccess('tick', await recordTableAccess(tick)))
    const table = { client: new DynamoDBClient(), main: process.env['TABLE_NAME'] ?? '', erased: '' }
    await makeAdmin(table, user.email)
    const gone = await newSignedInUser()
    const erase = async () => STEPS['items']?.(gone.userId, () => false)
    undeclared.push(...undeclaredAccess('erasure', await recordTableAccess(erase)))
  }

  it('has only items of declared kinds that match their schemas', () => {
    expect(written.length).toBeGreaterThan(users.length)
    const errors = written.map(errorIn).filter(Boolean)
    expect(errors, 'Declare these, with their keys and attributes, in the items of a feature').toEqual([])
  })

  it('keeps each item as long as its kind says', () => {
    const expiring = STORED_KINDS.filter(({ kind }) => isDeepStrictEqual(kind.erased, { keptBecause: 'expires' }))
    expect(Object.keys(KEPT_DAYS)).toEqual(expect.arrayContaining(expiring.map(({ name }) => name)))
    const now = Math.ceil(Date.now() / 1_000)
    expect(written.filter((item) => !expiresAsDeclared(item, begunAt, now))).toEqual([])
  })

  it('has, including the items of other tests, which have other clocks, only times of expiry in seconds', () => {
    expect(items.filter((item) => !isExpiryInSeconds(item))).toEqual([])
  })

  it('has an item of every kind', () => {
    // Articles and recordings are shipped once to a table. A test that runs in parallel may have done it. An operator lists staff.
    const candidates = [...written, ...items.filter(({ pk }) => /^(ARTICLE|AUDIO|STAFF)$/.test(pk))]
    const found = new Set(candidates.flatMap(namesOf))
    const missing = kinds.map(([name]) => name).filter((name) => !found.has(name))
    expect(missing, 'Let the code above write an item of each kind, or delete the kind').toEqual([])
  })

  it('has, including the items of other tests, only items of exactly one kind', () => {
    expect(items.filter((item) => namesOf(item).length !== 1)).toEqual([])
  })

  it('[SEC-31] was accessed only as the features declare', () => {
    expect(undeclared, 'Grant these in the feature.ts of the feature').toEqual([])
  })

  it('names no user after the account is erased as the kinds declare', () => {
    const texts = items.map((item) => {
      // An invitation names the admin who made it, as the audit does, by the id alone.
      const { by: _, ...invitation } = item as Item & { by?: string }
      const text = JSON.stringify(isKeyOf(InvitationItem, item) ? invitation : item)
      return { item, text, staysInAudit: isOfAudit(item) }
    })
    for (const { userId, email } of users) {
      const userItems = items.filter(({ pk }) => pk === `USER#${userId}` || pk === `RECORDS#${userId}`)
      const names = [userId, email, keyPart(email)]
      const erased = new Set([...userItems, ...erasedKeys(userItems)].map(textOf))
      const naming = texts.flatMap(({ item, text, staysInAudit }) => {
        const told = staysInAudit ? text.replaceAll(userId, '') : text
        return names.some((name) => told.includes(name)) ? [item] : []
      })
      expect(userItems.length).toBeGreaterThan(0)
      expect(naming.filter((item) => !erased.has(textOf(item)))).toEqual([])
    }
  })
})
