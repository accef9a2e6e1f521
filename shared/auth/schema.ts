import * as z from 'zod/mini'
import { text } from '../http/text.ts'

export const Role = z.enum(['editor', 'admin'])
export type Role = z.infer<typeof Role>

/** An address as it is compared and stored: trimmed, in lower case. */
export const Email = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(254)))

/** Who is signed in, as the screens know it. */
export const Account = z.object({
  /** Opaque; a tab names it with every call, so that nothing of one person is sent in another's session. */
  id: z.string(),
  fullName: text(200),
  email: Email,
  roles: z.array(Role),
})
export type Account = z.infer<typeof Account>

export const Credentials = z.strictObject({
  email: Email,
  password: text(256).check(z.minLength(1)),
  stayLoggedIn: z.boolean(),
})
export type Credentials = z.infer<typeof Credentials>
