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
import { DayMarksItem, markChanges, marksIn, marksOf, yearOf } from '../../../functions/table/items/day-marks.ts'
import { DayItem } from '../../../functions/table/items/days.ts'
import { EmailOwnerItem } from '../../../functions/table/items/email-owner.ts'
import { type Profile, ProfileItem } from '../../../functions/table/items/profile.ts'
import { StaffItem } from '../../../functions/table/items/staff.ts'
import { UnfinishedAccountItem } from '../../../functions/table/items/unfinished-account.ts'
import { parseUserId, type UserId } from '../../../functions/table/keys.ts'
import type { Item } from '../../../functions/table/query.ts'
import { Email, isLongPassword, Role } from '../../../shared/auth/schema.ts'
import { BASELINE_DAYS } from '../../../shared/days/flare/flare.ts'
import { encodeDay } from '../../../shared/days/merge/codec.ts'
import type { StoredDay } from '../../../shared/days/merge/merge.ts'
import { CONSENT_VERSION } from '../../../shared/profile/consent.ts'
import { addDays, localDate } from '../../../shared/time/local-date.ts'
import { Zone } from '../../../shared/time/schema.ts'
import { generateHistory } from './history.ts'
import { type NewDays, parseRows } from './rows.ts'
import { toStoredDays } from './stored-days.ts'
import { readItems, writeItems } from './table-batches.ts'

const DAY_MS = 86_400_000

/** An account to create, with `days` days of generated history. The same `seed` generates the same history. */
export const NewUser = z.strictObject({
  email: Email,
  password: z.string().check(z.minLength(6)),
  name: z.string(),
  roles: z._default(z.array(Role), []),
  /** Premium that an admin has granted. */
  premium: z._default(z.boolean(), false),
  /** Whether the user has completed the onboarding. */
  onboarded: z._default(z.boolean(), true),
  /** Whether the user agrees to the storing of health data. */
  consent: z._default(z.boolean(), true),
  /** Whether the e-mail address is verified. */
  proven: z._default(z.boolean(), true),
  createdDaysAgo: z._default(z.int().check(z.minimum(0)), 0),
  days: z._default(z.int().check(z.minimum(0), z.maximum(4000)), 0),
  zone: z._default(Zone, 'Europe/London'),
  seed: z._default(z.int(), 1),
  /** Whether the creation is interrupted: the user exists in the user pool, but cannot sign in. */
  unfinished: z._default(z.boolean(), false),
})
export type NewUser = z.input<typeof NewUser>

/** Creates accounts and history without a browser, directly in the user pool and the table. */
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

  /** Creates an account. Throws `TransactionCanceledException` when the address is taken. */
  async add(details: NewUser, userId = randomBytes(16).toString('hex') as UserId): Promise<{ userId: UserId }> {
    const { password, createdDaysAgo, days, zone, seed, unfinished, ...profileDetails } = NewUser.parse(details)
    const now = this.now()
    if (unfinished) {
      const Item = { ...UnfinishedAccountItem.key({ user: userId }), createdAt: now }
      await this.table.send(new PutCommand({ TableName: this.names.table, Item }))
    }
    const user = { UserPoolId: this.names.pool, Username: userId }
    await this.cognito
      .send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }))
      .catch((error: unknown) => {
        // An interrupted creation has left the user in the user pool.
        if (!(error instanceof UsernameExistsException)) throw error
      })
    if (unfinished) return { userId }
    await this.cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }))
    const history = toStoredDays(generateHistory(days, localDate(now, zone), seed), [], now)
    await this.write(userId, history)
    const firstLog = Object.values(history[0]?.writers ?? {})[0]?.stamp
    const profile: Profile = {
      fullName: profileDetails.name,
      email: profileDetails.email,
      roles: profileDetails.roles,
      zone,
      hasLongPassword: isLongPassword(password),
      createdAt: now - Math.max(createdDaysAgo, days) * DAY_MS,
      ...(profileDetails.premium && { manualPremium: true }),
      ...(profileDetails.proven && { emailProvenAt: now }),
      ...(profileDetails.onboarded && { onboardingCompleted: true }),
      ...(profileDetails.consent && { consent: { version: CONSENT_VERSION, isGiven: true, at: now } }),
      ...(firstLog && { firstLogCompletedAt: firstLog }),
    }
    // The address and the profile are written last, so that a taken address always belongs to a complete account.
    const put = (Item: Record<string, unknown>) => ({
      Put: { TableName: this.names.table, Item, ConditionExpression: 'attribute_not_exists(pk)' },
    })
    const TransactItems = [
      put({ ...EmailOwnerItem.key({ address: profileDetails.email }), userId }),
      put({ ...ProfileItem.key({ user: userId }), ...profile }),
    ]
    await this.table.send(new TransactWriteCommand({ TransactItems }))
    return { userId }
  }

  /** Lists a user among those with a role, as an admin who gives one does. */
  async addToStaff(user: UserId): Promise<void> {
    await this.table.send(new PutCommand({ TableName: this.names.table, Item: StaffItem.key({ user }) }))
  }

  /** Whether an address belongs to an account. */
  async has(email: string): Promise<boolean> {
    const { Item } = await this.table.send(
      new GetCommand({ TableName: this.names.table, Key: EmailOwnerItem.key({ address: email }) }),
    )
    return Item !== undefined
  }

  /** Writes the given days and replaces existing ones. Throws a `TypeError` that names every error in them. */
  async addDays({ userId, rows }: z.output<typeof NewDays>): Promise<void> {
    const user = parseUserId(userId)
    if (!user) throw new TypeError('userId has not the form of one')
    const days = parseRows(rows)
    const dates = days.map(({ date }) => date).toSorted()
    const [first = '', last = ''] = [dates[0], dates.at(-1)]
    if (!first) return
    const range = DayItem.between({ user, date: addDays(first, -BASELINE_DAYS) }, { date: last })
    const storedItems = await readItems(this.table, this.names.table, range)
    const before = storedItems.map(DayItem.parse)
    await this.write(user, toStoredDays(days, before, this.now()))
  }

  /** The raw items of a partition, for tests. */
  items(pk: string): Promise<Record<string, unknown>[]> {
    return readItems(this.table, this.names.table, { pk, from: ' ', to: '\uffff' })
  }

  private async write(user: UserId, days: readonly StoredDay[]): Promise<void> {
    if (days.length === 0) return
    const items = days.map((day) => ({ ...DayItem.key({ user, date: day.date }), ...encodeDay(day) }))
    const years = await readItems(this.table, this.names.table, DayMarksItem.all({ user }))
    const stored = marksIn(years as Item[])
    const marks = new Map(years.map((item) => [item['sk'], item]))
    for (const day of days) {
      const before = { isLogged: stored.isLogged(day.date), hadLostEdit: stored.hadLostEdit(day.date) }
      const key = DayMarksItem.key({ user, year: yearOf(day.date) })
      const item: Record<string, unknown> = marks.get(key.sk) ?? { ...key }
      for (const [name, delta] of markChanges(day.date, before, marksOf(day)))
        item[name] = Number(item[name] ?? 0) + delta
      marks.set(key.sk, item)
    }
    await writeItems(this.table, this.names.table, [...items, ...marks.values()])
  }
}
