import { randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys, parseUserId, type UserId } from '../../functions/table/keys.ts'
import { Email, Role } from '../../shared/auth/schema.ts'
import { encodeDay } from '../../shared/days/codec.ts'
import { DAY_FIELDS, type DayValues as Values } from '../../shared/days/fields.ts'
import type { StoredDay } from '../../shared/days/merge.ts'
import { DayValues } from '../../shared/days/schema.ts'
import { LocalDate, Zone } from '../../shared/time/schema.ts'
import { historyOf } from './history.ts'

const DAY_MS = 86_400_000
/** The device that generated and exact history appears to come from. */
const DEVICE = 'local000'

/** An account to make, with `days` of generated history that the same `seed` makes again. */
export const NewUser = z.strictObject({
  email: Email,
  password: z.string().check(z.minLength(6)),
  name: z.string(),
  roles: z._default(z.array(Role), []),
  createdDaysAgo: z._default(z.int().check(z.minimum(0)), 0),
  days: z._default(z.int().check(z.minimum(0), z.maximum(4000)), 0),
  zone: z._default(Zone, 'Europe/London'),
  seed: z._default(z.int(), 1),
  /** Its making dies half-way: the directory knows the user, and nobody can be it. */
  unfinished: z._default(z.boolean(), false),
})
export type NewUser = z.input<typeof NewUser>

const Row = z.strictObject({
  date: LocalDate,
  symptoms: z._default(z.record(z.string(), z.unknown()), {}),
  journal: z._default(z.record(z.string(), z.unknown()), {}),
})
/** Exact history to write, its fields named as `pain_level`. */
export const NewDays = z.strictObject({ userId: z.string(), rows: z.array(Row) })
export type NewDays = z.input<typeof NewDays>

/** `pain_level` as the contract names it: `painLevel`. */
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

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
  async add(user: NewUser): Promise<{ userId: UserId }> {
    const { email, password, name, roles, createdDaysAgo, days, zone, seed, unfinished } = NewUser.parse(user)
    const userId = randomBytes(16).toString('hex') as UserId
    const createdAt = this.now() - Math.max(createdDaysAgo, days) * DAY_MS
    const profile = { fullName: name, email, roles, zone, createdAt }
    const UserPoolId = this.names.pool
    if (unfinished) {
      const Item = { ...keys.unfinished(userId), createdAt: this.now() }
      await this.table.send(new PutCommand({ TableName: this.names.table, Item }))
    }
    await this.cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: userId, MessageAction: 'SUPPRESS' }))
    if (unfinished) return { userId }
    await this.cognito.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: userId, Password: password, Permanent: true }),
    )
    await this.write(userId, historyOf(days, this.now(), zone, seed))
    // Last, so that an address that is taken belongs to an account that is whole.
    const put = (Item: Record<string, unknown>) => ({
      Put: { TableName: this.names.table, Item, ConditionExpression: 'attribute_not_exists(pk)' },
    })
    const TransactItems = [put({ ...keys.email(email), userId }), put({ ...keys.profile(userId), ...profile })]
    await this.table.send(new TransactWriteCommand({ TransactItems }))
    return { userId }
  }

  async addDays({ userId, rows }: z.output<typeof NewDays>): Promise<void> {
    const user = parseUserId(userId)
    if (!user) throw new TypeError('userId has not the form of one')
    const days = rows.map(({ date, symptoms, journal }) => {
      const fields = Object.entries({ ...symptoms, ...journal }).map(([name, value]) => [camel(name), value])
      return { date, values: DayValues.parse(Object.fromEntries(fields)) }
    })
    await this.write(user, days)
  }

  /** The raw items of a partition, for tests. */
  async items(pk: string): Promise<Record<string, unknown>[]> {
    const { Items = [] } = await this.table.send(
      new QueryCommand({
        TableName: this.names.table,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
      }),
    )
    return Items
  }

  private async write(user: UserId, days: readonly { date: string; values: Values }[]): Promise<void> {
    const items = days.map(({ date, values }, index) => {
      const writer = { device: DEVICE, n: index + 1, stamp: Date.parse(`${date}T20:00:00Z`) }
      const writers = Object.fromEntries(DAY_FIELDS.filter((field) => field in values).map((field) => [field, writer]))
      const day: StoredDay = {
        date,
        version: 1,
        values,
        writers,
        devices: { [DEVICE]: index + 1 },
        flareInferred: false,
      }
      return { PutRequest: { Item: { ...keys.day(user, date), ...encodeDay(day) } } }
    })
    for (let start = 0; start < items.length; start += 25)
      await this.table.send(
        new BatchWriteCommand({ RequestItems: { [this.names.table]: items.slice(start, start + 25) } }),
      )
  }
}
