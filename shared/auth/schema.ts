import * as z from 'zod/mini'
import { text } from '../http/text.ts'
import { LocalDate, Zone } from '../time/schema.ts'
import { LinkKind } from './mail-links.ts'

export const Role = z.enum(['editor', 'admin'])
export type Role = z.infer<typeof Role>

/** A domain with letters of other alphabets, such as `münchen.de`. */
const INTERNATIONAL_DOMAIN = /@(?=[^@]*[^\p{ASCII}])([\p{L}\p{M}\p{N}.-]{1,253})$/u

/** Writes an international domain as mail servers know it: `ada@xn--mnchen-3ya.de`. */
function withAsciiDomain(email: string): string {
  return email.replace(INTERNATIONAL_DOMAIN, (whole, domain: string) => {
    const url = `https://${domain}`
    return URL.canParse(url) ? `@${new URL(url).hostname}` : whole
  })
}

/**
 * The library's own pattern, which lacks international top-level domains (`xn--…`), with at most 64 characters before
 * the @. Source: RFC 5321, section 4.5.3.1.1.
 */
const ADDRESS = /^(?=[^@]{1,64}@)(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/**
 * An e-mail address. It is trimmed and converted to lower case, with the ASCII form of its domain, before it is compared
 * and stored.
 */
export const Email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.overwrite(withAsciiDomain)),
  z.email({ pattern: ADDRESS }).check(z.maxLength(254)),
)

/** The maximum length of a user's name, in characters. */
export const MAX_NAME_LENGTH = 100

/** A user's name; it may be empty. */
export const FullName = z.pipe(z.string().check(z.trim()), text(MAX_NAME_LENGTH))

/** The minimum length of a password that a user chooses, in characters. Source: requirement AUTH-03. */
export const MIN_PASSWORD_LENGTH = 6

/** The minimum length for staff (editors and admins), in characters. */
export const MIN_STAFF_PASSWORD_LENGTH = 12

export const isLongPassword = (password: string) => Array.from(password).length >= MIN_STAFF_PASSWORD_LENGTH

/** The user directory refuses a password that begins or ends with white space. */
export const NewPassword = text(256).check(z.minLength(MIN_PASSWORD_LENGTH), z.regex(/^\S[^]*\S$/))

/** The token of a mailed link as the user opened it; it may be incomplete. */
const Token = text(200)

/** The signed-in account, as the screens know it. */
export const Account = z.object({
  /** Opaque. A tab sends it with every call, so that one user's data is never sent in another user's session. */
  id: z.string(),
  fullName: FullName,
  email: Email,
  /** Whether the address is verified: a user has shown that they receive its mail. */
  emailProven: z.boolean(),
  roles: z.array(Role).check(z.maxLength(Role.options.length)),
  /**
   * Whether the session survives closing the browser. The user chooses this. The device keeps data that it read only
   * when this is `true`.
   */
  stayLoggedIn: z.boolean(),
  /**
   * The user has claimed the account, and has not yet decided about its earlier use or has not yet given a name. Until
   * then the service refuses everything else, and `fullName` is empty.
   */
  claimPending: z.exactOptional(z.literal(true)),
  /** Set for staff who must choose a longer password. Until then `roles` is empty. */
  needsLongPassword: z.exactOptional(z.literal(true)),
  /** Set when the user can sign in with a passkey. */
  hasPasskey: z.exactOptional(z.literal(true)),
  /** Set for staff who have a passkey and have not used it in this session. Until then `roles` is empty. */
  needsPasskey: z.exactOptional(z.literal(true)),
  /** Set when the user has never chosen a password: the account was made with Google. */
  hasNoPassword: z.exactOptional(z.literal(true)),
  /** Set in the reply to a sign-in that has taken back the deletion of the account. */
  isErasureTakenBack: z.exactOptional(z.literal(true)),
})
export type Account = z.infer<typeof Account>
/** The account, without the properties of its session. */
export type Identity = Omit<
  Account,
  'stayLoggedIn' | 'needsLongPassword' | 'hasPasskey' | 'needsPasskey' | 'hasNoPassword'
>

/** Whether the user is an editor or an admin, also while the role has no effect yet. */
export const isStaff = ({
  roles,
  needsLongPassword,
  needsPasskey,
}: Pick<Account, 'roles' | 'needsLongPassword' | 'needsPasskey'>) =>
  roles.length > 0 || needsLongPassword === true || needsPasskey === true

/** A password as entered, not yet checked. */
const EnteredPassword = text(256).check(z.minLength(1))

export const Credentials = z.strictObject({
  email: Email,
  password: EnteredPassword,
  stayLoggedIn: z.boolean(),
})
export type Credentials = z.infer<typeof Credentials>

/** A secret of 256 bits, base64url, as the service generates it. */
const Secret = z.string().check(z.regex(/^[\w-]{43}$/))

/** The values that Google adds when it redirects back to the app, and the user's choices from before the redirect. */
export const GoogleCallback = z.strictObject({
  code: text(512).check(z.minLength(1)),
  state: Secret,
  stayLoggedIn: z.boolean(),
  /** The user's time zone, from the device. Used when this sign-in creates the account. */
  zone: Zone,
})
export type GoogleCallback = z.infer<typeof GoogleCallback>

export const SignUp = z.strictObject({
  /** Optional: the service reads a missing name as ''. */
  fullName: z._default(FullName, ''),
  email: Email,
  password: NewPassword,
  /** The user's time zone, from the device. Reminders and the trial depend on it. */
  zone: Zone,
  /**
   * 128 random bits as hex, the same for every retry of one sign-up. A retry after a lost reply gets the reply again.
   */
  attempt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
})
export type SignUp = z.output<typeof SignUp>

/** A link that a visitor can request for an address without any proof of ownership. */
export const LinkRequest = z.strictObject({ kind: z.enum(['magic', 'recovery']), email: Email })
export type LinkRequest = z.infer<typeof LinkRequest>

/** Why an address gets no mail from us: mail cannot be delivered there, or its owner complained about a mail. */
export const MailRefusalReason = z.enum(['bounce', 'complaint'])
export type MailRefusalReason = z.infer<typeof MailRefusalReason>

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

export const PasswordChange = z.strictObject({ currentPassword: EnteredPassword, password: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

/** A user who has no password proves who they are by a sign-in shortly before. */
export const EmailChange = z.strictObject({ currentPassword: z.exactOptional(EnteredPassword), email: Email })
export type EmailChange = z.infer<typeof EmailChange>

export const GoogleUnlinking = z.strictObject({ currentPassword: EnteredPassword })

/** What proves in a session who the user is. */
export const Proof = z.strictObject({ currentPassword: EnteredPassword })
export type Proof = z.infer<typeof Proof>

/** The properties of a link, shown before it is used. */
export const LinkView = z.object({
  kind: LinkKind,
  /** The address to which it was sent, masked: `m…@example.com`. */
  email: z.string(),
  /** Whether using it claims an account that another person created. A claim requires a new password (AUTH-18). */
  isClaim: z.boolean(),
  /** Whether the browser that opened the link is signed in to the link's account. */
  isHere: z.boolean(),
  /** Set for staff: a new password needs 12 characters. */
  needsLongPassword: z.exactOptional(z.literal(true)),
})
export type LinkView = z.infer<typeof LinkView>

/** Names a session to its user. It opens nothing. */
export const SessionId = z.string().check(z.regex(/^[\w-]{22}$/))

/** More sessions than a user can have, for a moment in which several begin at once. */
export const MAX_SHOWN_SESSIONS = 20

/** A session, as its user sees it. Instants are epoch ms. */
export const SessionView = z.object({
  id: SessionId,
  /** The browser and the system, such as "Firefox on Android"; empty when unknown. */
  browser: z.string(),
  createdAt: z.int(),
  /** To the hour. */
  usedAt: z.int(),
  stayLoggedIn: z.boolean(),
  /** Whether it is the session of this request. */
  isHere: z.boolean(),
})
export type SessionView = z.infer<typeof SessionView>

/** Whether the owner keeps or removes everything that the account had before the claim. */
export const ClaimDecision = z.strictObject({ decision: z.enum(['keep', 'remove']) })
export type ClaimDecision = z.infer<typeof ClaimDecision>

/** The name that the owner of a claimed account gives, and the time zone of the owner's device. */
export const AccountName = z.strictObject({ fullName: FullName, zone: Zone })
export type AccountName = z.infer<typeof AccountName>

/** How much the owner of a claimed account is shown of each kind. When there is more, `…` follows. */
export const MAX_EARLIER = { notes: 3, customItems: 10, planLines: 3 } as const

const listUpTo = (max: number) => z.array(z.string()).check(z.maxLength(max + 1))

/** What an account had before its owner claimed it. All words may be those of another person. Excerpts are short. */
export const EarlierUse = z.object({
  fullName: z.string(),
  /** The days with entries; `null` when there are none. */
  days: z.nullable(z.object({ count: z.int(), first: LocalDate, last: LocalDate })),
  /** The beginnings of the newest notes. */
  notes: listUpTo(MAX_EARLIER.notes),
  customItems: listUpTo(MAX_EARLIER.customItems),
  /** The beginnings of lines of the flare plan. */
  planLines: listUpTo(MAX_EARLIER.planLines),
  /** Whether there is anything else, such as changed preferences. */
  hasOther: z.boolean(),
})
export type EarlierUse = z.infer<typeof EarlierUse>

/** What the owner of a claimed account does next. An account without earlier use needs no decision. */
export const ClaimView = z.discriminatedUnion('step', [
  z.object({ step: z.literal('decide'), earlier: EarlierUse }),
  /** `fullName` is the kept name, or empty. */
  z.object({ step: z.literal('name'), fullName: z.string(), isRemoved: z.boolean() }),
  /** No claim is pending. */
  z.object({ step: z.literal('none') }),
])
export type ClaimView = z.infer<typeof ClaimView>

/** The result of using a link. After a claim, `setPassword` works in this browser with `CLAIM_TOKEN`. */
export const LinkOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed-in'), account: Account }),
  z.object({ outcome: z.literal('choose-password') }),
  z.object({ outcome: z.literal('confirmed') }),
  z.object({ outcome: z.literal('email-changed') }),
])
export type LinkOutcome = z.infer<typeof LinkOutcome>
