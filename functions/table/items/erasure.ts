import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'
import { ProfileItem } from './profile.ts'

/** A deletion that a user has asked for, so that the job finds it. `erasesAt` (epoch ms) is also in the profile. */
export const ErasureItem = itemKind({
  label: 'Deletion that was asked for',
  pk: 'ERASURE',
  sk: '{user}',
  schema: z.object({ erasesAt: z.int() }),
  exported: { omittedBecause: 'index' },
  erased: { keySource: ProfileItem, keyParts: { user: 'user' } },
})
