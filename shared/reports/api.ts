import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { Questions } from './questions.ts'

const body = z.strictObject({ questions: Questions })
const reply = z.object({ questions: Questions })

/** The questions for a visit. The report itself is made on the device, of days that it has or reads (`daysApi.range`). */
export const reportsApi = {
  readQuestions: endpoint('GET /reports/questions', { caller: 'user', reply }),
  /** Replaces all questions. */
  saveQuestions: endpoint('PUT /reports/questions', { caller: 'user', body, reply }),
}
