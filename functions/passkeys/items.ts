import * as z from 'zod/mini'
import { itemKind } from '../table/item-kind.ts'

/** The challenge of a browser, or of a session, for its next passkey. `hash` is that of the cookie, or made from the session. */
export const PasskeyChallengeItem = itemKind({
  label: 'Passkey under way',
  pk: 'CHALLENGE#{hash}',
  sk: '{purpose}',
  schema: z.object({ challenge: z.string() }),
  exported: { omittedBecause: 'secret' },
  erased: { keptBecause: 'expires' },
})
