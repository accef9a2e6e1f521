import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { endpoint } from '../http/endpoint.ts'
import { FoodLog, LogEdit } from './log/log-schema.ts'
import { CustomFood, FoodBook, NewPlan, NewTest, PlanCompletion, TestCompletion } from './schema.ts'

/** The most logs of a plan that a page has. */
export const MAX_PAGE_LOGS = 400

const byId = z.strictObject({ id: ChangeId })
const { id: _, ...foodFields } = CustomFood.shape

/**
 * Elimination plans, food tests and own foods. Every change has an id of its own with its instant: it can wait in the
 * outgoing queue, and a repeated one changes nothing. Each operation returns what there is afterwards. Sources:
 * requirements FOOD-01 to FOOD-04, SUB-09.
 */
export const foodApi = {
  read: endpoint('GET /food', { caller: 'user', reply: FoodBook }),
  startPlan: endpoint('POST /food/plans', { caller: 'user', body: NewPlan, reply: FoodBook }),
  completePlan: endpoint('POST /food/plans/{id}/completion', {
    caller: 'user',
    params: byId,
    body: PlanCompletion,
    reply: FoodBook,
  }),
  /** The latest logs of a plan, newest first. */
  logs: endpoint('GET /food/plans/{id}/logs', {
    caller: 'user',
    params: byId,
    reply: z.object({ logs: z.array(FoodLog).check(z.maxLength(MAX_PAGE_LOGS)) }),
  }),
  /** Changes answers of one date. Returns the log of that date. */
  saveLog: endpoint('PUT /food/plans/{id}/logs', { caller: 'user', params: byId, body: LogEdit, reply: FoodLog }),
  startTest: endpoint('POST /food/tests', { caller: 'user', body: NewTest, reply: FoodBook }),
  completeTest: endpoint('POST /food/tests/{id}/completion', {
    caller: 'user',
    params: byId,
    body: TestCompletion,
    reply: FoodBook,
  }),
  saveFood: endpoint('PUT /food/foods/{id}', {
    caller: 'user',
    params: byId,
    body: z.strictObject(foodFields),
    reply: FoodBook,
  }),
  /** With a body, because a deletion has an id of its own, too. */
  removeFood: endpoint('POST /food/foods/{id}/deletion', {
    caller: 'user',
    params: byId,
    body: z.strictObject({ change: ChangeId }),
    reply: FoodBook,
  }),
}
