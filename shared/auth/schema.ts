import * as z from 'zod/mini'
import { text } from '../http/text.ts'
import { Zone } from '../time/schema.ts'
import { LinkKind } from './mail-links.ts'

export const Role = z.enum(['editor', 'admin'])
export type Role = z.infer<typeof Role>

/** An address as it is compared and stored: trimmed, in lower case. */
export const Email = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(254)))

/** A person's name, which may be none. */
export const FullName = z.pipe(z.string().check(z.trim()), text(200))

/** The fewest characters of a password that somebody chooses. Source: requirement AUTH-03. */
export const SHORTEST_PASSWORD = 6

/** The directory takes no password that begins or ends with white space. */
export const NewPassword = text(256).check(z.minLength(SHORTEST_PASSWORD), z.regex(/^\S[^]*\S$/))

/** A mailed link's token as it was opened, whole or not. */
const Token = text(200)

/** Who is signed in, as the screens know it. */
export const Account = z.object({
  /** Opaque; a tab names it with every call, so that nothing of one person is sent in another's session. */
  id: z.string(),
  fullName: FullName,
  email: Email,
  /** Whether somebody has shown that they read its mail. */
  emailProven: z.boolean(),
  roles: z.array(Role),
  /** Whether the session outlives the browser, by the person's own choice: only then may the device keep what it read. */
  stayLoggedIn: z.boolean(),
})
export type Account = z.infer<typeof Account>
/** Who somebody is, whatever session they come in. */
export type Identity = Omit<Account, 'stayLoggedIn'>

/** A password as somebody says that it is. */
const SaidPassword = text(256).check(z.minLength(1))

export const Credentials = z.strictObject({
  email: Email,
  password: SaidPassword,
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

/** What can be asked for by whoever says that an address is theirs. */
export const LinkRequest = z.strictObject({ kind: z.enum(['magic', 'recovery']), email: Email })
export type LinkRequest = z.infer<typeof LinkRequest>

export const LinkRef = z.strictObject({ token: Token })
export const LinkUse = z.strictObject({ token: Token, stayLoggedIn: z.boolean() })
export const CodeUse = z.strictObject({
  email: Email,
  code: z.string().check(z.regex(/^\d{8}$/)),
  stayLoggedIn: z.boolean(),
})
export type CodeUse = z.infer<typeof CodeUse>

export const NewPasswordByLink = z.strictObject({ token: Token, password: NewPassword })
export type NewPasswordByLink = z.infer<typeof NewPasswordByLink>

export const PasswordChange = z.strictObject({ currentPassword: SaidPassword, password: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

export const EmailChange = z.strictObject({ currentPassword: SaidPassword, email: Email })
export type EmailChange = z.infer<typeof EmailChange>

/** What a link is, shown before it is used. */
export const LinkView = z.object({
  kind: LinkKind,
  /** Where it was sent: `m…@example.com`. */
  email: z.string(),
  /** Whether using it takes the account from whoever made it, so that a new password must be set (AUTH-18). */
  isClaim: z.boolean(),
  /** Whether its account is signed in right there. */
  isHere: z.boolean(),
})
export type LinkView = z.infer<typeof LinkView>

/** What came of using a link: for a claim, the token by which the new password is to be set. */
export const LinkOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed-in'), account: Account }),
  z.object({ outcome: z.literal('choose-password'), token: Token }),
  z.object({ outcome: z.literal('confirmed') }),
  z.object({ outcome: z.literal('email-changed') }),
])
export type LinkOutcome = z.infer<typeof LinkOutcome>
