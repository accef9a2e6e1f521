import * as z from 'zod/mini'
import { itemKind } from '../table/item-kind.ts'

/** The challenge that a browser got for its next passkey. */
export const PasskeyChallengeItem = itemKind({
  label: 'Passkey under way',
  pk: 'CHALLENGE#{hash}',
  sk: 'CHALLENGE',
  schema: z.object({
    challenge: z.string(),
    /** The hash of the session that adds a passkey. Absent when one is used. */
    session: z.exactOptional(z.string()),
  }),
  exported: { omittedBecause: 'secret' },
  erased: { keptBecause: 'expires' },
})
