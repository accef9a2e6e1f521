import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** A decision about the storing of health data, at the instant `at` (epoch ms). The profile has the latest one. */
export const ConsentRecordItem = itemKind({
  label: 'Decisions about the storing of health data',
  pk: 'USER#{user}',
  sk: 'CONSENT#{at}',
  schema: z.object({ version: z.int(), isGiven: z.boolean() }),
  exported: { account: 'consentDecisions', holds: 'whole' },
  erased: 'with its user',
})
