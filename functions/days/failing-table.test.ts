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
import { edit, newOperation } from '../../tests/fixtures/data/days.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { table } from '../table/client.ts'

/** An edit of another field than the first edit. */
const NEXT = newOperation({ n: 2, set: { urgencyLevel: 2 } })

/** A mocked table that returns the user's account and the logged day of today, and no other days. */
async function tableWithToday(user: TestUser) {
  await edit(user, newOperation())
  const items = Object.values(await itemsOf(user))
  const accountItems = items.filter(({ sk }) => String(sk).startsWith('ME#'))
  const days = items.filter(({ sk }) => String(sk).startsWith('DAY#'))
  const client = mockClient(DynamoDBDocumentClient)
  onTestFinished(() => client.restore())
  client.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }: QueryCommandInput) => ({
    Items: values?.[':from'].startsWith('ME#') ? accountItems : days,
  }))
  return client
}

describe('an edit while the table fails', () => {
  it.each(['ThrottlingException', 'InternalServerError'])('returns 503 unavailable for %s', async (name) => {
    const ada = await newSignedInUser()
    const client = mockClient(DynamoDBDocumentClient)
    onTestFinished(() => client.restore())
    const fault = name.startsWith('Internal') ? 'server' : 'client'
    client.onAnyCommand().callsFake(() => {
      throw Object.assign(new Error('down'), { name, $fault: fault, $metadata: {} })
    })
    const { status, problem, headers } = await edit(ada, newOperation())
    expect(status).toBe(503)
    expect(problem.type).toBe('/problems/unavailable')
    expect(headers['retry-after']).toBe('2')
  })

  it('is retried after a conflict with a transaction of another device', async () => {
    const ada = await newSignedInUser()
    const client = await tableWithToday(ada)
    client
      .on(PutCommand)
      .rejectsOnce(new TransactionConflictException({ message: '', $metadata: {} }))
      .resolves({})
    expect((await edit(ada, NEXT)).status).toBe(200)
    expect(client.commandCalls(PutCommand)).toHaveLength(2)
  })

  it.each([
    ['ConditionalCheckFailed', 200, 2],
    ['TransactionConflict', 200, 2],
    ['ItemCollectionSizeLimitExceeded', 500, 1],
  ])(
    'that also stores a lost edit, whose transaction fails once with %s, returns %i after %i tries',
    async (Code, status, tries) => {
      const ada = await newSignedInUser()
      await edit(ada, newOperation({ device: 'phone000', set: { painLevel: 3 } }))
      const send = table.send.bind(table)
      let attempts = 0
      vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
        if (!((command as object) instanceof TransactWriteCommand)) return send(command)
        attempts += 1
        if (attempts > 1) return send(command)
        throw new TransactionCanceledException({
          message: '',
          $metadata: {},
          CancellationReasons: [{ Code }, { Code: 'None' }],
        })
      }) as never)
      const late = newOperation({ device: 'tablet00', set: { painLevel: 8 }, editedAt: Date.now() + 1_000 })
      expect((await edit(ada, late)).status).toBe(status)
      expect(attempts).toBe(tries)
    },
  )

  it('returns 503 busy after five failed conditions', async () => {
    const ada = await newSignedInUser()
    const client = await tableWithToday(ada)
    client.on(PutCommand).rejects(new ConditionalCheckFailedException({ message: '', $metadata: {} }))
    const { status, problem } = await edit(ada, NEXT)
    expect(status).toBe(503)
    expect(problem.type).toBe('/problems/busy')
    expect(client.commandCalls(PutCommand)).toHaveLength(5)
  })
})
