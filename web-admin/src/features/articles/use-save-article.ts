import { useRef } from 'react'
import { articlesApi } from '../../../../shared/articles/api.ts'
import { ARTICLES } from '../../../../shared/articles/queries.ts'
import type { ManagedArticle } from '../../../../shared/articles/schema.ts'
import { useMutation, useQueryClient } from '../../../../shared/ui/query.ts'
import { readAgain } from '../../../../shared/ui/read-again.ts'
import { useNavigate } from '../../../../shared/ui/router.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import type { useConflicts } from './diff/use-conflicts.ts'
import { fieldOf, toChanges, toNewArticle } from './draft.ts'
import { openQuery } from './queries.ts'
import { formText } from './text.ts'
import { type ArticleDraft, newId } from './use-article-draft.ts'

interface Saving {
  /** The stored article; `undefined` for a new one. */
  stored: ManagedArticle | undefined
  draft: ArticleDraft
  conflicts: ReturnType<typeof useConflicts>
  /** Ends the keeping of the draft in the account. */
  onSaved: () => void
}

/**
 * Saves a draft and returns to the list. A failed save keeps the draft. If another editor has changed the same fields, their
 * values are loaded, so that the editor can decide. Source: requirement ADM-01.
 */
export function useSaveArticle({ onSaved, ...saving }: Saving) {
  const shell = useShell()
  const { call, notify, refusalOf } = shell
  const client = useQueryClient()
  const navigate = useNavigate()
  const { stored, draft, conflicts } = saving
  const send = useSendArticle(saving)

  /** Loads what others have stored, if the refusal names fields of the form. */
  async function findConflicts(error: unknown) {
    const refusal = refusalOf(error)
    const fields = refusal?.errors.flatMap(({ pointer }) => fieldOf(pointer) ?? []) ?? []
    if (refusal?.code !== 'article-changed' || !stored || !fields.length) throw error
    const theirs = await call(articlesApi.open, { params: { id: stored.id } })
    client.setQueryData(openQuery(shell, stored.id).queryKey, theirs)
    conflicts.find(fields, theirs)
    return undefined
  }

  return useMutation({
    mutationFn: () => send().catch(findConflicts),
    // When the session has expired, the form stays on the screen with the draft.
    meta: { staysOnScreen: true },
    onSuccess: async (saved) => {
      if (!saved) return
      draft.clear()
      onSaved()
      notify({ title: stored ? formText.updated : formText.created })
      await navigate('/learn/manage')
      await readAgain(client, ARTICLES)
    },
  })
}

/** Sends the draft of an article. A retry is recognised by the service, also after the editor has written more. */
function useSendArticle({ stored, draft, conflicts }: Omit<Saving, 'onSaved'>) {
  const { call, refusalOf } = useShell()
  const last = useRef({ attempt: '', sent: '' })
  const edit = (id: string, changes: ReturnType<typeof toChanges>, basedOn: number) => {
    const sent = JSON.stringify({ ...changes, basedOn })
    const isRepeated = last.current.sent === sent
    const attempt = isRepeated ? last.current.attempt : newId()
    if (!isRepeated) draft.keepAttempt(attempt)
    last.current = { attempt, sent }
    const earlier = draft.attempts.filter((each) => each !== attempt)
    return call(articlesApi.edit, { params: { id }, body: { ...changes, basedOn, attempt, earlier } })
  }

  return async (): Promise<ManagedArticle> => {
    if (stored) return edit(stored.id, toChanges(draft.fields, draft.values), conflicts.decidedVersion ?? draft.basedOn)
    const id = draft.id
    draft.keepAttempt(id)
    const body = toNewArticle(draft.values)
    return call(articlesApi.create, { body: { ...body, attempt: id } }).catch((error: unknown) => {
      const isStored = refusalOf(error)?.errors.some(({ pointer }) => pointer === '/body/attempt')
      // The first request was stored although its reply was lost, and the editor has written more since.
      if (isStored && refusalOf(error)?.code === 'article-changed') return edit(id, body, 1)
      throw error
    })
  }
}
