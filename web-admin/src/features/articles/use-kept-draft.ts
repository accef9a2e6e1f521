import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { articlesApi } from '../../../../shared/articles/api.ts'
import type { ArticleDraft as OtherDraft } from '../../../../shared/articles/drafts.ts'
import { useQuery } from '../../../../shared/ui/query.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { draftQuery } from './queries.ts'
import type { ArticleDraft } from './use-article-draft.ts'

/** The draft is sent when nothing was typed for this time. */
const IDLE_MS = 3_000
/** After a failure, it is sent again after this time, or when the connection is back. */
const RETRY_MS = 30_000

/** Whether the account has what was typed: not yet, up to the last key, or later because sending it failed. */
type KeptState = 'device' | 'account' | 'later'

/**
 * Keeps a draft in the editor's account, too, so that another device can go on with it: some seconds after the last key,
 * and on leaving. While another device's draft waits for an answer, nothing is sent in its place. `isWanted`: the editor has chosen that draft
 * already.
 */
export function useKeptDraft(draft: ArticleDraft, isWanted = false) {
  const shell = useShell()
  const { call } = shell
  const { id, basedOn, writer, fields, hasChanges } = draft
  const found = useQuery(draftQuery(shell, id))
  const [isAnswered, setAnswered] = useState(false)
  /** What the account has of this device. */
  const [keptText, setKeptText] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  /** What was sent last, perhaps without a reply yet. */
  const sent = useRef<string>(undefined)
  const isAdopted = useRef(false)
  const typed = JSON.stringify(fields)
  const offered = offerOf(found.data, draft)
  const other = isAnswered || isWanted ? undefined : offered
  const isReady = hasChanges && found.isSuccess && !other

  const send = useEffectEvent(async () => {
    if (!isReady || sent.current === typed) return
    const before = sent.current
    sent.current = typed
    try {
      await call(articlesApi.keepDraft, { params: { id }, body: { basedOn, writer, fields } })
      setKeptText(typed)
      setFailed(false)
    } catch {
      sent.current = before
      setFailed(true)
    }
  })
  const sendLater = useEffectEvent(() => {
    if (found.isError) void found.refetch()
    else void send()
  })
  const adopt = useEffectEvent(() => {
    if (isAdopted.current || hasChanges || !offered) return
    isAdopted.current = true
    draft.adopt(offered, id)
  })

  useEffect(() => {
    if (isWanted && found.isSuccess) adopt()
  }, [isWanted, found.isSuccess])

  useEffect(() => {
    if (!isReady || !typed) return undefined
    const timer = setTimeout(() => void send(), IDLE_MS)
    return () => clearTimeout(timer)
  }, [typed, isReady])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const retry = setInterval(sendLater, RETRY_MS)
    addEventListener('online', sendLater, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && void send(), { signal })
    return () => {
      controller.abort()
      clearInterval(retry)
      void send()
    }
  }, [])

  function stateOf(): KeptState {
    if (keptText === typed) return 'account'
    return hasFailed || found.isError ? 'later' : 'device'
  }
  const drop = () => void call(articlesApi.dropDraft, { params: { id } }).catch(() => undefined)
  return {
    state: stateOf(),
    other,
    goOn: () => {
      if (other) draft.adopt(other, id)
      setAnswered(true)
    },
    discard: () => {
      drop()
      setAnswered(true)
    },
    /** After a save or Cancel: the account needs no draft any more. */
    end: drop,
  }
}
export type KeptDraft = ReturnType<typeof useKeptDraft>

/** The draft of another device, if it would change anything here. */
function offerOf(other: OtherDraft | null | undefined, { writer, fields, changedIn }: ArticleDraft) {
  if (!other || other.writer === writer) return undefined
  const theirs = changedIn(other.fields)
  const isSame = JSON.stringify(theirs) === JSON.stringify(fields)
  return Object.keys(theirs).length && !isSame ? { ...other, fields: theirs } : undefined
}
