import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** What the user wants to ask at a visit. Not under `ME#`: only the report needs it. */
export const QuestionsItem = itemKind({
  label: 'Questions for a visit',
  pk: 'USER#{user}',
  sk: 'QUESTIONS',
  schema: z.object({ questions: z.array(z.string()) }),
  exported: { diary: 'questionsForVisit', holds: 'whole' },
  erased: 'with its user',
})
