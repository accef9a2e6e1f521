import type { NewUser } from './accounts.ts'

/** The accounts of every new local world. Their passwords are no secret: the world is one person's machine. */
export const DEMO_ACCOUNTS: readonly (NewUser & { about: string })[] = [
  {
    about: 'a year of history',
    email: 'ada@stillwater.test',
    password: 'quiet-water-1',
    name: 'Ada Fenwick',
    days: 365,
    seed: 7,
  },
  { about: 'just began', email: 'noor@stillwater.test', password: 'quiet-water-2', name: 'Noor Haddad' },
  {
    about: 'trial over',
    email: 'theo@stillwater.test',
    password: 'quiet-water-5',
    name: 'Theo Lindqvist',
    createdDaysAgo: 40,
    days: 30,
    seed: 11,
  },
  {
    about: 'an editor',
    email: 'edith@stillwater.test',
    password: 'quiet-water-3',
    name: 'Edith Marlowe',
    roles: ['editor'],
  },
  {
    about: 'an admin',
    email: 'adam@stillwater.test',
    password: 'quiet-water-4',
    name: 'Adam Okoro',
    roles: ['admin'],
  },
]
