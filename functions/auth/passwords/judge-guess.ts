import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import type { UserId } from '../../table/keys.ts'
import { type Count, count, uncount } from '../../table/records/limits.ts'
import { judgePassword, type Verdict } from '../directory.ts'
import { guessInSession } from './guessing.ts'

/** The longest that the directory pauses, in seconds. */
const PAUSE_S = 900

/** Every password was judged: they are to come back later. */
export const pause = () => new DomainError('too-many-tries', [], PAUSE_S)

/**
 * Has the directory judge a password that counts as a guess before it is judged; a right one, and a failure of the
 * directory, count for nothing in the end. Throws `too-many-tries`. Source: requirement SEC-12.
 */
export async function judgeGuess(
  { user, password }: { user: UserId | undefined; password: string },
  guesses: readonly Count[],
  now: number,
): Promise<Verdict> {
  await count(guesses, now)
  const takeBack = () => uncount(guesses, now).catch(() => undefined)
  const verdict = await judgePassword(user, password).catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
  if (verdict === 'right') await takeBack()
  return verdict
}

/**
 * Whether somebody who is signed in gives their own password. It counts against guesses in this session alone, so that
 * whoever found a browser open uses up nobody's sign-in. Throws `too-many-tries`, also while the directory judges none.
 */
export async function isOwnPassword(
  { userId, sessionHash }: Pick<Me, 'userId' | 'sessionHash'>,
  password: string,
  now: number,
): Promise<boolean> {
  const verdict = await judgeGuess({ user: userId, password }, guessInSession(sessionHash), now)
  if (verdict === 'paused') throw pause()
  return verdict === 'right'
}

/** The refusal of a password that is not the account's, at its field. */
export const wrongPassword = () =>
  new DomainError('wrong-password', [{ pointer: '/body/currentPassword', detail: 'wrong' }])
