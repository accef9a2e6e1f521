import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** Which address an account had when another was asked for. */
export const FormerEmailItem = itemKind({
  called: 'Former addresses',
  pk: 'USER#{user}',
  sk: 'FORMER#{askedAt}',
  schema: z.object({ email: z.string() }),
  exported: 'whole',
  erased: 'with its user',
})
