import { articlesApi } from '../../../../shared/articles/api.ts'
import { useMutation, useQueryClient } from '../../../../shared/ui/query.ts'
import { useNavigate } from '../../../../shared/ui/router.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { type Draft, toSend } from './draft.ts'
import { ARTICLES } from './queries.ts'
import { formText } from './text.ts'

/** What a form saves to: a new article, by the one try that makes it, or one that is there. */
export type Target = { attempt: string } | { id: string }

/** Saves a draft and goes back to the list; a failure leaves everything as it was typed. Source: requirement ADM-01. */
export function useSaveArticle(target: Target, onSaved: () => void) {
  const { call, notify } = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (draft: Draft) =>
      'id' in target
        ? call(articlesApi.edit, {
            params: { id: target.id },
            body: { ...toSend(draft), published: draft.published, basedOn: draft.basedOn },
          })
        : call(articlesApi.create, { body: { ...toSend(draft), imageUrl: null, attempt: target.attempt } }),
    meta: { keepsScreen: true },
    onSuccess: async () => {
      onSaved()
      notify({ title: 'id' in target ? formText.updated : formText.created })
      await navigate('/learn/manage')
      await client.invalidateQueries({ queryKey: ARTICLES })
    },
  })
}
