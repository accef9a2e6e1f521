import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UserId } from '../../../functions/table/keys.ts'
import type { Accounts, NewUser } from './accounts.ts'

type DemoAccount = NewUser & { about: string }

/** The accounts of every new local world. Their passwords are not secret: the world runs on one machine only. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    about: 'Ada: a year of history, premium',
    email: 'ada@stillwater.test',
    password: 'quiet-water-1',
    name: 'Ada Fenwick',
    premium: true,
    days: 365,
    seed: 465,
  },
  {
    about: 'Noor: began three days ago, in her trial',
    email: 'noor@stillwater.test',
    password: 'quiet-water-2',
    name: 'Noor Haddad',
    createdDaysAgo: 3,
    days: 2,
    seed: 3,
  },
  {
    about: 'Theo: a month of history, his trial is over',
    email: 'theo@stillwater.test',
    password: 'quiet-water-5',
    name: 'Theo Lindqvist',
    days: 30,
    seed: 11,
  },
  {
    about: 'Edith: an editor',
    email: 'edith@stillwater.test',
    password: 'quiet-water-3',
    name: 'Edith Marlowe',
    roles: ['editor'],
  },
  {
    about: 'Adam: an admin',
    email: 'adam@stillwater.test',
    password: 'quiet-water-4',
    name: 'Adam Okoro',
    roles: ['admin'],
  },
]

/** The user id depends only on the address, so that a retry of an interrupted creation uses the same id. */
const userIdOf = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 32) as UserId

/**
 * Adds the demo accounts to a new world, and shows each as soon as it can sign in. A file in `folder` records that they
 * were added. Later starts write nothing, even if an account was deleted.
 */
export async function addDemoAccounts(
  accounts: Accounts,
  folder: string | undefined,
  show: (account: DemoAccount) => void,
): Promise<void> {
  const recordFile = folder && join(folder, 'demo-accounts')
  const isDone = recordFile !== undefined && existsSync(recordFile)
  for (const account of DEMO_ACCOUNTS) {
    const { about: _, ...details } = account
    if (!isDone && !(await accounts.has(account.email))) {
      const { userId } = await accounts.add(details, userIdOf(account.email))
      if (account.roles?.length) await accounts.addToStaff(userId)
    }
    show(account)
  }
  if (recordFile && !isDone) writeFileSync(recordFile, '')
}
