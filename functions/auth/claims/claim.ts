import type { Account, AccountName, ClaimDecision, ClaimView } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import type { Profile } from '../../table/items/profile.ts'
import type { UserId } from '../../table/keys.ts'
import { findProfile, isClaimPending } from '../../table/records/profile.ts'
import { hasEarlierUse, readEarlierUse, removeEarlierUse } from './earlier-use.ts'
import { storeCompletion, storeDecision } from './repository.ts'

/*
 * What follows a claim: the owner sees what the account had before, decides whether to keep or to remove it, and gives
 * a name. Until then `serve` refuses all other operations of the account. Source: requirement AUTH-18.
 */

async function readProfile(user: UserId): Promise<Profile> {
  const profile = await findProfile(user)
  if (!profile) throw new DomainError('not-signed-in')
  return profile
}

/** What the owner does next. The kept name is offered; a removed one is not shown again. */
export async function showClaim({ userId }: Pick<Me, 'userId'>): Promise<ClaimView> {
  const profile = await readProfile(userId)
  const { claim, fullName } = profile
  if (!isClaimPending(profile)) return { step: 'none' }
  const earlier = claim === 'undecided' ? await readEarlierUse(userId) : undefined
  if (earlier) return { step: 'decide', earlier: { fullName, ...earlier } }
  return { step: 'name', fullName: claim === 'keep' ? fullName : '', isRemoved: claim === 'remove' }
}

/**
 * Stores the owner's decision, and carries out a removal. The first of two decisions wins. A repeated request continues
 * a removal that failed half-way. Throws `claim-decided` when there is no claim, or another decision.
 */
export async function decideClaim({ decision }: ClaimDecision, me: Me, now: number): Promise<ClaimView> {
  if (!me.account.claimPending || !(await storeDecision(me.userId, decision, now)))
    throw new DomainError('claim-decided')
  if (decision === 'remove') await removeEarlierUse(me.userId)
  return showClaim(me)
}

/**
 * Completes a claim with the owner's name. It first completes a removal: the earlier request may have failed half-way,
 * and a request that began before the claim may have stored something after it.
 *
 * Throws `claim-pending` when there is earlier use and no decision, and `claim-decided` when there is no claim, or
 * another name was stored in the meantime.
 */
export async function completeClaim(name: AccountName, { userId, account }: Me): Promise<{ account: Account }> {
  const { claim, fullName } = await readProfile(userId)
  const { claimPending: _, ...rest } = account
  const completed = { account: { ...rest, fullName: name.fullName } }
  // A repeated request writes nothing.
  if (claim === 'completed' && fullName === name.fullName) return completed
  if (claim === 'undecided' && (await hasEarlierUse(userId))) throw new DomainError('claim-pending')
  if (claim === 'remove') await removeEarlierUse(userId)
  const isCompleted = claim && (await storeCompletion(userId, name, claim))
  if (!isCompleted) throw new DomainError('claim-decided')
  return completed
}
