import * as z from 'zod/mini'
import { text } from '../http/text.ts'
import { Zone } from '../time/schema.ts'

export const Role = z.enum(['editor', 'admin'])
export type Role = z.infer<typeof Role>

/** An address as it is compared and stored: trimmed, in lower case. */
export const Email = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(254)))

/** A person's name, which may be none. */
export const FullName = z.pipe(z.string().check(z.trim()), text(200))

/** The fewest characters of a password that somebody chooses. Source: requirement AUTH-03. */
export const SHORTEST_PASSWORD = 6

/** The directory takes no password that begins or ends with white space. */
const NewPassword = text(256).check(z.minLength(SHORTEST_PASSWORD), z.regex(/^\S[^]*\S$/))

/** Who is signed in, as the screens know it. */
export const Account = z.object({
  /** Opaque; a tab names it with every call, so that nothing of one person is sent in another's session. */
  id: z.string(),
  fullName: FullName,
  email: Email,
  roles: z.array(Role),
  /** Whether the session outlives the browser, by the person's own choice: only then may the device keep what it read. */
  stayLoggedIn: z.boolean(),
})
export type Account = z.infer<typeof Account>
/** Who somebody is, whatever session they come in. */
export type Identity = Omit<Account, 'stayLoggedIn'>

export const Credentials = z.strictObject({
  email: Email,
  password: text(256).check(z.minLength(1)),
  stayLoggedIn: z.boolean(),
})
export type Credentials = z.infer<typeof Credentials>

/** A secret of 256 bits as we make them. */
const Secret = z.string().check(z.regex(/^[\w-]{43}$/))

/** What Google sends a browser back with, and what its person chose before they went there. */
export const GoogleAnswer = z.strictObject({
  code: text(512).check(z.minLength(1)),
  state: Secret,
  stayLoggedIn: z.boolean(),
  /** Where the person lives, by their device, should this be their first time. */
  zone: Zone,
})
export type GoogleAnswer = z.infer<typeof GoogleAnswer>

export const SignUp = z.strictObject({
  /** Unnamed is allowed: the service takes a missing name as ''. */
  fullName: z._default(FullName, ''),
  email: Email,
  password: NewPassword,
  /** Where the person lives, by their device: what reminders and the trial go by. */
  zone: Zone,
  /** 128 random bits as hex, the same for every try of one sign-up: a reply that was lost is answered again. */
  attempt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
})
export type SignUp = z.output<typeof SignUp>
