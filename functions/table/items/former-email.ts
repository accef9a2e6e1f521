import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** The address that an account had when a new one was requested. */
export const FormerEmailItem = itemKind({
  label: 'Former addresses',
  pk: 'USER#{user}',
  sk: 'FORMER#{askedAt}',
  schema: z.object({ email: z.string(), isVerified: z.exactOptional(z.boolean()) }),
  exported: 'whole',
  erased: 'with its user',
})
