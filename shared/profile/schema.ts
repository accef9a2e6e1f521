import * as z from 'zod/mini'
import { FullName } from '../auth/schema.ts'
import { text } from '../http/text.ts'
import { isVisible } from '../http/visible.ts'
import { Zone } from '../time/schema.ts'

/** A decision about the storing of health data: to which version of the text, and when (epoch ms). */
export const Consent = z.object({ version: z.int(), isGiven: z.boolean(), at: z.int() })
export type Consent = z.infer<typeof Consent>

export const ConsentDecision = z.strictObject({
  /** The version of the text that the user has read. */
  version: z.int().check(z.minimum(1), z.maximum(1_000)),
  isGiven: z.boolean(),
})
export type ConsentDecision = z.infer<typeof ConsentDecision>

/** The account fields that change; absent ones stay unchanged. */
export const ProfileEdit = z
  .strictObject({ fullName: z.exactOptional(FullName), zone: z.exactOptional(Zone) })
  .check(z.refine((edit) => Object.keys(edit).length > 0))
export type ProfileEdit = z.infer<typeof ProfileEdit>

/** The maximum length of a message to us, in characters. */
export const MAX_FEEDBACK_LENGTH = 2_000

/** A message to us. `attempt` is random: repeating a request with the same one sends no second message. */
export const Feedback = z.strictObject({
  text: z.pipe(z.string().check(z.trim()), text(MAX_FEEDBACK_LENGTH).check(z.refine(isVisible))),
  attempt: z.uuid(),
})
export type Feedback = z.infer<typeof Feedback>
