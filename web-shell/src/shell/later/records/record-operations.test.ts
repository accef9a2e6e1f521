// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { QUESTIONS } from '../../../../../shared/reports/kind.ts'
import { fakeService, reply } from '../../../testing/fake-service.ts'
import { ConnectionError } from '../../first/api/api-problem.ts'
import { recordOperations } from './record-operations.ts'

const words = {
  name: String,
  change: String,
  count: String,
  sent: String,
  record: String,
  field: String,
  value: String,
}
const questions = recordOperations(QUESTIONS, words)
const part = (id: string) => ({ id, set: { text: 'Why?', order: 1 }, seen: {} })
const edit = { ...part('question'), also: [part('another1')], device: 'phone000', n: 1, editedAt: 1, zone: 'UTC' }
const record = { values: { text: 'Why?', order: 1 }, seen: {}, lost: [] }

/** Sends the edit to a service that replies with these records. */
async function sendAndGet(...ids: readonly string[]) {
  const records = Object.fromEntries(ids.map((id) => [id, record]))
  fakeService({ 'PUT /api/records/questions/question': () => reply({ records }) })
  return Object.keys((await questions.send(edit)).records)
}

test('[LOG-14] a reply with every record of an edit confirms it', async () => {
  expect(await sendAndGet('question', 'another1')).toEqual(['question', 'another1'])
})

test.each(['question', 'another1'])('[LOG-14] a reply with only the record %s counts as no reply', async (id) => {
  await expect(sendAndGet(id)).rejects.toThrow(ConnectionError)
})
