import { foodApi } from '../../../../shared/food/api.ts'
import type { FoodLog } from '../../../../shared/food/log/log-schema.ts'
import type { FoodEdit } from '../../../../shared/food/queued.ts'
import type { FoodBook } from '../../../../shared/food/schema.ts'
import type { Operation, OperationKinds } from '../../shell/early/operation-kind.ts'
import { ApiProblem, ConnectionError } from '../../shell/first/api/api-problem.ts'
import { call } from '../../shell/first/api/call.ts'
import { cacheBook, cacheLog, refetchBook } from '../../shell/later/food/food-cache.ts'
import { SAVE_TIMEOUT_MS } from '../../shell/later/offline/queue/save-timeout.ts'
import { text } from './operations-text.ts'

const UNPROCESSABLE = 422

type Reply = FoodBook | FoodLog

const isBook = (reply: Reply): reply is FoodBook => 'plans' in reply

function request(edit: FoodEdit): Promise<Reply> {
  const timeoutMs = SAVE_TIMEOUT_MS
  switch (edit.what) {
    case 'start-plan':
      return call(foodApi.startPlan, { body: edit.plan, timeoutMs })
    case 'complete-plan':
      return call(foodApi.completePlan, { params: { id: edit.id }, body: edit.body, timeoutMs })
    case 'log':
      return call(foodApi.saveLog, { params: { id: edit.id }, body: edit.body, timeoutMs })
    case 'start-test':
      return call(foodApi.startTest, { body: edit.test, timeoutMs })
    case 'complete-test':
      return call(foodApi.completeTest, { params: { id: edit.id }, body: edit.body, timeoutMs })
    case 'save-food': {
      const { id, ...body } = edit.food
      return call(foodApi.saveFood, { params: { id }, body, timeoutMs })
    }
    case 'remove-food':
      return call(foodApi.removeFood, { params: { id: edit.id }, body: { change: edit.change }, timeoutMs })
  }
}

/** Sends an operation. A reply without a book or a log counts as a missing connection. */
async function send(operation: Operation<FoodEdit>): Promise<Reply> {
  const reply = await request(operation)
  if (!(operation.what === 'log' ? 'date' in reply : isBook(reply))) throw new ConnectionError()
  return reply
}

/**
 * What the user saves through the outgoing queue: changes of food. Plans, tests and logs share a target, so a plan is sent
 * before its logs and tests. Own foods do not wait for them.
 */
export const operations = {
  food: {
    targetOf: ({ what }) => (what === 'save-food' || what === 'remove-food' ? 'foods' : 'food'),
    send,
    cacheReply: (client, reply) => (isBook(reply) ? cacheBook(client, reply) : cacheLog(client, reply)),
    // The user's plans and tests have changed elsewhere.
    onRefused: (client, error) => {
      if (error instanceof ApiProblem && error.status === UNPROCESSABLE) void refetchBook(client)
    },
    words: text,
  },
} satisfies Partial<OperationKinds>
