import { randomBytes } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { PutCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { AuditEntry } from '../../../shared/audit/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import { table, tableName } from '../client.ts'
import { tryConditionalWrite } from '../conditional-write.ts'
import { AuditItem } from '../items/audit.ts'

const KEPT_S = 2 * 365 * 86_400

/** The write of an entry. The table deletes it after two years. */
function auditWrite(entry: AuditEntry) {
  const key = AuditItem.key({ at: entry.at, id: randomBytes(8).toString('hex') })
  const Item = { ...key, ...entry, ttl: Math.ceil(entry.at / 1000) + KEPT_S }
  return { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' }
}

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/**
 * Does all writes of an act with its entry, or nothing: there is neither without the other. Returns `undefined` when it is
 * done, or the index of the write whose condition fails. Throws `busy` when another request writes the same items.
 */
export async function tryAct(writes: readonly Write[], entry: AuditEntry): Promise<number | undefined> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems: [...writes, { Put: auditWrite(entry) }] }))
    return undefined
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const failed = error.CancellationReasons?.findIndex(({ Code }) => Code === 'ConditionalCheckFailed') ?? -1
    if (failed < 0) throw new DomainError('busy')
    return failed
  }
}

/** Writes an entry about what changes nothing else. Its key is taken only by itself: after a lost reply, the client repeats the call. */
export async function writeAudit(entry: AuditEntry): Promise<void> {
  await tryConditionalWrite(table.send(new PutCommand(auditWrite(entry))))
}
