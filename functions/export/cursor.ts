import { createHmac } from 'node:crypto'
import { DomainError } from '../../shared/problems.ts'
import { environmentVariable } from '../aws/environment.ts'
import { equalSecrets } from '../http/equal-secrets.ts'
import type { UserId } from '../table/keys.ts'

/** Where an export continues: in the item kind with this number, after the item with this sort key. */
export interface Position {
  kind: number
  after: string
}

function tagOf(position: string, user: UserId): string {
  return createHmac('sha256', environmentVariable('ORIGIN_SECRET'))
    .update(`export ${user} ${position}`)
    .digest('base64url')
}

/** Seals a position, so that only this user can continue there, and at no other place. Source: requirement SEC-06. */
export function sealCursor(user: UserId, { kind, after }: Position): string {
  const position = Buffer.from(`${kind} ${after}`).toString('base64url')
  return `${position}.${tagOf(position, user)}`
}

/** Opens a cursor. Throws `invalid-request` for one that the service did not make for this user. */
export function openCursor(user: UserId, cursor: string): Position {
  const [position = '', tag = ''] = cursor.split('.')
  if (!equalSecrets(tag, tagOf(position, user)))
    throw new DomainError('invalid-request', [{ pointer: '/query/after', detail: 'not_ours' }])
  const [kind = '', after = ''] = Buffer.from(position, 'base64url').toString().split(' ')
  return { kind: Number(kind), after }
}
