import { articlesApi } from '../../../../shared/articles/api.ts'
import { ARTICLES } from '../../../../shared/articles/queries.ts'
import { useMutation, useQueryClient } from '../../../../shared/ui/query.ts'
import { useNavigate } from '../../../../shared/ui/router.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { type Draft, toRequestBody } from './draft.ts'
import { formText } from './text.ts'

/** What the form saves: a new article with its idempotency key, or an existing article by its id. */
export type SaveTarget = { attempt: string } | { id: string }

/** Saves a draft and returns to the list. A failed save keeps the draft. Source: requirement ADM-01. */
export function useSaveArticle(target: SaveTarget, onSaved: () => void) {
  const { call, notify } = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (draft: Draft) =>
      'id' in target
        ? call(articlesApi.edit, {
            params: { id: target.id },
            body: { ...toRequestBody(draft), published: draft.published, basedOn: draft.basedOn },
          })
        : call(articlesApi.create, { body: { ...toRequestBody(draft), attempt: target.attempt } }),
    // When the session has expired, the form stays on the screen with the draft.
    meta: { staysOnScreen: true },
    onSuccess: async () => {
      onSaved()
      notify({ title: 'id' in target ? formText.updated : formText.created })
      await navigate('/learn/manage')
      await client.invalidateQueries({ queryKey: ARTICLES })
    },
  })
}
