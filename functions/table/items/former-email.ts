import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** The address that an account had when a new one was requested, and whether it was verified. */
export const FormerEmailItem = itemKind({
  label: 'Former addresses',
  pk: 'USER#{user}',
  sk: 'FORMER#{askedAt}',
  schema: z.object({ email: z.string(), isVerified: z.boolean() }),
  exported: { account: 'formerAddresses', holds: 'whole' },
  erased: 'with its user',
})
