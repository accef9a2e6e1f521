import * as z from 'zod/mini'
import { text } from '../http/text.ts'

export const Role = z.enum(['editor', 'admin'])
export type Role = z.infer<typeof Role>

/** An address as it is compared and stored: trimmed, in lower case. */
const Email = z.email().check(z.maxLength(254))

/** Who is signed in, as the screens know it. */
export const Account = z.object({
  fullName: text(200),
  email: Email,
  roles: z.array(Role),
})
export type Account = z.infer<typeof Account>

export const Credentials = z.strictObject({
  email: z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), Email),
  password: text(256).check(z.minLength(1)),
  stayLoggedIn: z.boolean(),
})
export type Credentials = z.infer<typeof Credentials>
