import leaked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { DomainError } from '../../../shared/problems.ts'
import { PRODUCT } from '../../../shared/product.ts'
import { commonest } from './commonest.ts'

const common = new Set(commonest(leaked))

const normalise = (text: string) => text.normalize('NFKC').toLowerCase()

/** What is left of a password without the digits and signs that people put around a word. */
const core = (password: string) => password.replaceAll(/^\P{L}+|\P{L}+$/gu, '')

/**
 * Whether a password is one that a guesser tries first: among the commonest leaked ones, one character over and over,
 * or a word of the account's own (its name, its address, our name) with at most digits and signs around it.
 * Source: NIST SP 800-63B-4, 3.1.1.2.
 */
export function isEasyToGuess(password: string, { email, fullName }: { email: string; fullName: string }): boolean {
  const typed = normalise(password)
  const [mailbox = ''] = email.split('@')
  const own = [email, mailbox, fullName, fullName.replaceAll(/\s/g, ''), ...fullName.split(/\s+/), PRODUCT].map(
    normalise,
  )
  return (
    common.has(typed) || new Set(typed).size === 1 || own.some((word) => word && [typed, core(typed)].includes(word))
  )
}

/** Throws `weak-password`, naming the field, for a password that is easy to guess. */
export function assertHardToGuess(password: string, account: { email: string; fullName: string }): void {
  if (isEasyToGuess(password, account))
    throw new DomainError('weak-password', [{ pointer: '/body/password', detail: 'easy_to_guess' }])
}
