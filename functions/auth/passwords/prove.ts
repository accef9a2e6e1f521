import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { table, tableName } from '../../table/client.ts'
import { tryConditionalWrite } from '../../table/conditional-write.ts'
import { SessionItem } from '../../table/items/session.ts'
import { isCurrentPassword, wrongPasswordError } from './check-guess.ts'

/** A proof that is younger is not stored again, so a loop of right passwords writes little. */
const STORED_EVERY_MS = 60_000

/**
 * Stores in the session that the user has given the current password at `now` (epoch ms). A user without a password
 * has nothing to give: their sign-in is the proof. Throws `wrong-password`, `sign-in-again`, `too-many-tries`, and
 * `not-signed-in` when the session has ended meanwhile. Source: requirement SEC-14.
 */
export async function prove(me: Me, currentPassword: string, now: number): Promise<void> {
  if (me.account.hasNoPassword) throw new DomainError('sign-in-again')
  if (!(await isCurrentPassword(me, currentPassword, now))) throw wrongPasswordError()
  if (now < me.provenAt + STORED_EVERY_MS) return
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: SessionItem.key({ user: me.userId, hash: me.sessionHash }),
    UpdateExpression: 'set provenAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  })
  if (!(await tryConditionalWrite(table.send(command)))) throw new DomainError('not-signed-in')
}
