import { randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { EmailItem } from '../../../functions/auth/items.ts'
import { DayItem } from '../../../functions/table/items/days.ts'
import { type Profile, ProfileItem } from '../../../functions/table/items/profile.ts'
import { UnfinishedItem } from '../../../functions/table/items/unfinished.ts'
import { parseUserId, type UserId } from '../../../functions/table/keys.ts'
import { Email, Role } from '../../../shared/auth/schema.ts'
import { BASELINE_DAYS } from '../../../shared/days/flare/flare.ts'
import { encodeDay } from '../../../shared/days/merge/codec.ts'
import type { StoredDay } from '../../../shared/days/merge/merge.ts'
import { addDays, localDate } from '../../../shared/time/local-date.ts'
import { Zone } from '../../../shared/time/schema.ts'
import { historyOf } from './history.ts'
import { type NewDays, readRows } from './rows.ts'
import { storedDays } from './stored-days.ts'
import { readItems, writeItems } from './whole-table.ts'

const DAY_MS = 86_400_000

/** An account to make, with `days` of generated history that the same `seed` makes again. */
export const NewUser = z.strictObject({
  email: Email,
  password: z.string().check(z.minLength(6)),
  name: z.string(),
  roles: z._default(z.array(Role), []),
  /** Premium as an administrator gives it. */
  premium: z._default(z.boolean(), false),
  /** Whether the welcome is behind them. */
  onboarded: z._default(z.boolean(), true),
  /** Whether they have shown that the address is theirs. */
  proven: z._default(z.boolean(), true),
  createdDaysAgo: z._default(z.int().check(z.minimum(0)), 0),
  days: z._default(z.int().check(z.minimum(0), z.maximum(4000)), 0),
  zone: z._default(Zone, 'Europe/London'),
  seed: z._default(z.int(), 1),
  /** Its making dies half-way: the directory knows the user, and nobody can be it. */
  unfinished: z._default(z.boolean(), false),
})
export type NewUser = z.input<typeof NewUser>

/** Makes accounts and history without a browser, straight in the directory and the table. */
export class Accounts {
  private readonly table: DynamoDBDocumentClient
  private readonly cognito: CognitoIdentityProviderClient
  private readonly names: { table: string; pool: string }
  private readonly now: () => number

  constructor(
    clients: { dynamo: DynamoDBClient; cognito: CognitoIdentityProviderClient },
    names: { table: string; pool: string },
    now: () => number,
  ) {
    this.table = DynamoDBDocumentClient.from(clients.dynamo)
    this.cognito = clients.cognito
    this.names = names
    this.now = now
  }

  /** Throws `TransactionCanceledException` when the address is taken. */
  async add(details: NewUser, userId = randomBytes(16).toString('hex') as UserId): Promise<{ userId: UserId }> {
    const { password, createdDaysAgo, days, zone, seed, unfinished, ...wanted } = NewUser.parse(details)
    const now = this.now()
    if (unfinished) {
      const Item = { ...UnfinishedItem.key({ user: userId }), createdAt: now }
      await this.table.send(new PutCommand({ TableName: this.names.table, Item }))
    }
    const user = { UserPoolId: this.names.pool, Username: userId }
    await this.cognito
      .send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }))
      .catch((error: unknown) => {
        // Its making was interrupted before.
        if (!(error instanceof UsernameExistsException)) throw error
      })
    if (unfinished) return { userId }
    await this.cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }))
    const history = storedDays(historyOf(days, localDate(now, zone), seed), [], now)
    await this.write(userId, history)
    const firstLog = Object.values(history[0]?.writers ?? {})[0]?.stamp
    const profile: Profile = {
      fullName: wanted.name,
      email: wanted.email,
      roles: wanted.roles,
      zone,
      createdAt: now - Math.max(createdDaysAgo, days) * DAY_MS,
      ...(wanted.premium && { manualPremium: true }),
      ...(wanted.proven && { emailProvenAt: now }),
      ...(wanted.onboarded && { onboardingCompleted: true }),
      ...(firstLog && { firstLogCompletedAt: firstLog }),
    }
    // Last, so that an address that is taken belongs to an account that is whole.
    const put = (Item: Record<string, unknown>) => ({
      Put: { TableName: this.names.table, Item, ConditionExpression: 'attribute_not_exists(pk)' },
    })
    const TransactItems = [
      put({ ...EmailItem.key({ address: wanted.email }), userId }),
      put({ ...ProfileItem.key({ user: userId }), ...profile }),
    ]
    await this.table.send(new TransactWriteCommand({ TransactItems }))
    return { userId }
  }

  /** Whether an address belongs to an account. */
  async has(email: string): Promise<boolean> {
    const { Item } = await this.table.send(
      new GetCommand({ TableName: this.names.table, Key: EmailItem.key({ address: email }) }),
    )
    return Item !== undefined
  }

  /** Writes exact days in place of what stood there. Throws a `TypeError` that names everything wrong with them. */
  async addDays({ userId, rows }: z.output<typeof NewDays>): Promise<void> {
    const user = parseUserId(userId)
    if (!user) throw new TypeError('userId has not the form of one')
    const days = readRows(rows)
    const dates = days.map(({ date }) => date).toSorted()
    const [first = '', last = ''] = [dates[0], dates.at(-1)]
    if (!first) return
    const range = DayItem.between({ user, date: addDays(first, -BASELINE_DAYS) }, { date: last })
    const known = await readItems(this.table, this.names.table, range)
    const before = known.map(DayItem.parse)
    await this.write(user, storedDays(days, before, this.now()))
  }

  /** The raw items of a partition, for tests. */
  items(pk: string): Promise<Record<string, unknown>[]> {
    return readItems(this.table, this.names.table, { pk, from: ' ', to: '\uffff' })
  }

  private async write(user: UserId, days: readonly StoredDay[]): Promise<void> {
    const items = days.map((day) => ({ ...DayItem.key({ user, date: day.date }), ...encodeDay(day) }))
    await writeItems(this.table, this.names.table, items)
  }
}
