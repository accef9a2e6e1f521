import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { edit, operation } from '../../tests/fixtures/data/days.ts'
import { itemsOf, type Person, signedIn } from '../../tests/fixtures/data/people.ts'
import { table } from '../table/client.ts'

/** A table that answers a query with a person's own items, and with no days. */
async function knowing(person: Person) {
  const me = Object.values(await itemsOf(person)).filter(({ sk }) => String(sk).startsWith('ME#'))
  const client = mockClient(DynamoDBDocumentClient)
  onTestFinished(() => client.restore())
  client.on(QueryCommand).callsFake(({ ExpressionAttributeValues: asked }: QueryCommandInput) => ({
    Items: asked?.[':from'].startsWith('ME#') ? me : [],
  }))
  return client
}

describe('a table that fails', () => {
  it.each(['ThrottlingException', 'InternalServerError'])('is kindly "unavailable" for %s', async (name) => {
    const ada = await signedIn()
    const table = mockClient(DynamoDBDocumentClient)
    onTestFinished(() => table.restore())
    const fault = name.startsWith('Internal') ? 'server' : 'client'
    table.onAnyCommand().callsFake(() => {
      throw Object.assign(new Error('down'), { name, $fault: fault, $metadata: {} })
    })
    const { status, problem, headers } = await edit(ada, operation())
    expect([status, problem.type]).toEqual([503, '/problems/unavailable'])
    expect(headers['retry-after']).toBe('2')
  })

  it('asks again when a transaction of another device was in the way', async () => {
    const ada = await signedIn()
    const client = await knowing(ada)
    client
      .on(PutCommand)
      .rejectsOnce(new TransactionConflictException({ message: '', $metadata: {} }))
      .resolves({})
    expect((await edit(ada, operation())).status).toBe(200)
    expect(client.commandCalls(PutCommand)).toHaveLength(2)
  })

  it.each([
    ['ConditionalCheckFailed', 200, 2],
    ['TransactionConflict', 200, 2],
    ['ItemCollectionSizeLimitExceeded', 500, 1],
  ])('asks again when the day and what lost in it were not stored for %s: %i', async (Code, status, tries) => {
    const ada = await signedIn()
    await edit(ada, operation({ device: 'phone000', set: { painLevel: 3 } }))
    const send = table.send.bind(table)
    let tried = 0
    vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
      if (!((command as object) instanceof TransactWriteCommand)) return send(command)
      if (tried++ > 0) return send(command)
      throw new TransactionCanceledException({
        message: '',
        $metadata: {},
        CancellationReasons: [{ Code }, { Code: 'None' }],
      })
    }) as never)
    const late = operation({ device: 'tablet00', set: { painLevel: 8 }, editedAt: Date.now() + 1_000 })
    expect([(await edit(ada, late)).status, tried]).toEqual([status, tries])
  })

  it('says "busy" after five tries that others won', async () => {
    const ada = await signedIn()
    const table = await knowing(ada)
    table.on(PutCommand).rejects(new ConditionalCheckFailedException({ message: '', $metadata: {} }))
    const { status, problem } = await edit(ada, operation())
    expect([status, problem.type]).toEqual([503, '/problems/busy'])
    expect(table.commandCalls(PutCommand)).toHaveLength(5)
  })
})
