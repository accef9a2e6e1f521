import { createHmac } from 'node:crypto'
import { DomainError } from '../../shared/problems.ts'
import { environmentVariable } from '../aws/environment.ts'
import type { UserId } from '../table/keys.ts'
import { equalSecrets } from './equal-secrets.ts'

function tagOf(list: string, user: UserId, position: string): string {
  return createHmac('sha256', environmentVariable('ORIGIN_SECRET'))
    .update(`${list} ${user} ${position}`)
    .digest('base64url')
}

/** Seals a place in a list, so that only this user can continue there, and only this list. Source: requirement SEC-06. */
export function sealCursor(list: string, user: UserId, place: string): string {
  const position = Buffer.from(place).toString('base64url')
  return `${position}.${tagOf(list, user, position)}`
}

/** Opens a cursor. Throws `invalid-request` for one that the service did not make for this user and list. */
export function openCursor(list: string, user: UserId, cursor: string): string {
  const [position = '', tag = ''] = cursor.split('.')
  if (!equalSecrets(tag, tagOf(list, user, position)))
    throw new DomainError('invalid-request', [{ pointer: '/query/after', detail: 'not_ours' }])
  return Buffer.from(position, 'base64url').toString()
}
