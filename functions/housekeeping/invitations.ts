import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { LINKS } from '../../shared/auth/mail-links.ts'
import { LISTED_AFTER_MS } from '../../shared/people/schema.ts'
import { table, tableName } from '../table/client.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { InvitationItem } from '../table/items/invitation.ts'
import type { UserId } from '../table/keys.ts'
import { readAll } from '../table/query.ts'
import { isOpen, removalWrites } from '../table/records/invitations.ts'
import { findProfile } from '../table/records/profile.ts'

/**
 * Ends the invitations of which no one needs to know any more at `now` (epoch ms): those that were accepted 30 days ago
 * leave the list, and accounts whose owners have not come within 30 days after their last link are removed. Returns how
 * many have ended. An acceptance at the same moment wins.
 */
export async function endOldInvitations(now: number): Promise<number> {
  const items = await readAll(InvitationItem.all({}), { consistent: true })
  let ended = 0
  for (const item of items) if (await endIfOld(keyPartsOf(InvitationItem, item).user, now)) ended += 1
  return ended
}

async function endIfOld(user: UserId, now: number): Promise<boolean> {
  const profile = await findProfile(user)
  if (profile && isOpen(profile)) {
    if (now < profile.invitedAt + LINKS.invite.validForMs + LISTED_AFTER_MS) return false
    const command = new TransactWriteCommand({ TransactItems: removalWrites(user, profile, now) })
    return table.send(command).then(
      () => true,
      (error: unknown) => {
        if (error instanceof TransactionCanceledException) return false
        throw error
      },
    )
  }
  if (profile && now < profile.createdAt + LISTED_AFTER_MS) return false
  await table.send(new DeleteCommand({ TableName: tableName(), Key: InvitationItem.key({ user }) }))
  return true
}
