import leaked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { type Account, isLongPassword, isStaff } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import { PRODUCT } from '../../../shared/product.ts'
import { mostCommonPasswords } from './common-passwords.ts'

const commonPasswords = new Set(mostCommonPasswords(leaked))

const normalise = (text: string) => text.normalize('NFKC').toLowerCase()

/** A password without the digits and signs that people often put around a word. */
const stripAffixes = (password: string) => password.replaceAll(/^\P{L}+|\P{L}+$/gu, '')

/** Rows of keyboards, the alphabet and the digits. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]
const SEQUENCES = [...ROWS, ...ROWS.map((row) => row.split('').toReversed().join(''))]
const SHORTEST_SEQUENCE = 3

/** Whether a text consists of sequences of at least three neighbours, such as `abcdef`, `qwe123` or `987654`. */
function isSequence(text: string): boolean {
  /** The lengths of the beginnings that consist of sequences. */
  const ends = new Set([0])
  for (const start of ends) {
    for (let end = start + SHORTEST_SEQUENCE; end <= text.length; end++) {
      if (!SEQUENCES.some((row) => row.includes(text.slice(start, end)))) break
      ends.add(end)
    }
  }
  return ends.has(text.length)
}

/**
 * Whether an attacker would try a password first. That is a common leaked password, a repeated character, a sequence,
 * or a word from the account (name, address) or the product name, perhaps with digits and signs around it. Source: NIST
 * SP 800-63B-4, 3.1.1.2.
 */
export function isEasyToGuess(password: string, { email, fullName }: { email: string; fullName: string }): boolean {
  const typed = normalise(password)
  const [mailbox = ''] = email.split('@')
  const accountWords = [
    email,
    mailbox,
    fullName,
    fullName.replaceAll(/\s/g, ''),
    ...fullName.split(/\s+/),
    PRODUCT,
  ].map(normalise)
  return (
    commonPasswords.has(typed) ||
    new Set(typed).size === 1 ||
    isSequence(typed) ||
    accountWords.some((word) => word && [typed, stripAffixes(typed)].includes(word))
  )
}

/** Throws `password-too-short` for a new password of staff that is not long. */
export function assertLongEnough(
  password: string,
  account: Pick<Account, 'roles' | 'needsLongPassword' | 'needsPasskey'>,
): void {
  if (isStaff(account) && !isLongPassword(password))
    throw new DomainError('password-too-short', [{ pointer: '/body/password', detail: 'too_short' }])
}

/** Throws `weak-password`, with a pointer to the field, for a password that is easy to guess. */
export function assertHardToGuess(password: string, account: { email: string; fullName: string }): void {
  if (isEasyToGuess(password, account))
    throw new DomainError('weak-password', [{ pointer: '/body/password', detail: 'easy_to_guess' }])
}
