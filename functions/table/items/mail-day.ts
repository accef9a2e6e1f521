import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** How many mails were refused on a day (UTC). */
export const MailDayItem = itemKind({
  label: 'Refused mails of a day',
  pk: 'MAILDAY',
  sk: '{day}',
  schema: z.object({ bounces: z.exactOptional(z.int()), complaints: z.exactOptional(z.int()) }),
  exported: { omittedBecause: 'impersonal' },
  erased: { keptBecause: 'impersonal' },
})
