import { reportsApi } from '../../shared/reports/api.ts'
import { serve } from '../http/serve.ts'
import { findQuestions, storeQuestions } from '../table/records/questions.ts'

export const handler = serve(reportsApi, {
  readQuestions: async ({ me }) => ({ questions: await findQuestions(me.userId) }),

  saveQuestions: async ({ me, body }) => {
    await storeQuestions(me.userId, body.questions)
    return body
  },
})
