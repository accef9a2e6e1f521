import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { reportsApi } from '../../../../shared/reports/api.ts'
import { call } from '../../shell/first/api/call.ts'

const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: async () => (await call(reportsApi.readQuestions)).questions,
})

/** What the user wants to ask, as it is stored. */
export const useQuestions = () => useQuery(questionsQuery)

/** Replaces the stored questions. */
export function useSaveQuestions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (questions: readonly string[]) =>
      call(reportsApi.saveQuestions, { body: { questions: [...questions] } }),
    onSuccess: ({ questions }) => client.setQueryData(questionsQuery.queryKey, questions),
  })
}
