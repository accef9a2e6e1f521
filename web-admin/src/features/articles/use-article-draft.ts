import { useState } from 'react'
import type { ArticleDraft as ArticleDraftKept } from '../../../../shared/articles/drafts.ts'
import { MAX_ATTEMPTS } from '../../../../shared/articles/edit-schema.ts'
import { type ManagedArticle } from '../../../../shared/articles/schema.ts'
import { useAccount, useDraftAt } from '../../../../shared/ui/shell.tsx'
import { EMPTY_VALUES, type Field, toValues, type Values } from './values.ts'

/** What an editor has changed in an article and not saved. */
export interface Draft {
  /** The version of the article in which these fields were changed; 0 for a new article. */
  basedOn: number
  fields: Partial<Values>
  /** The ids of its saves whose replies are missing. For a new article, the first one is its id. */
  attempts: readonly string[]
  /** Tells this device's draft from those of other devices. */
  writer: string
}

const NOTHING: Draft = { basedOn: 0, fields: {}, attempts: [], writer: '' }

/** A draft as an earlier build has left it on the device: all values of the form. */
type EarlierDraft = Values & { basedOn: number }

function readDraft(kept: Draft | EarlierDraft): Draft {
  if ('fields' in kept) return kept
  const { basedOn, ...fields } = kept
  return { basedOn, fields, attempts: [], writer: '' }
}

/** The address under which the draft of an article is kept on the device. */
const addressOf = (id: string | undefined, draftId: string | undefined) =>
  `/learn/manage?edit=${id ?? 'new'}${draftId ? `&draft=${draftId}` : ''}`

/** 128 random bits as hex. */
export const newId = () => crypto.randomUUID().replaceAll('-', '')

/**
 * The draft of an article on this device, which survives a change of screen. It has only what the editor changed: other
 * fields show what is stored, so that others' changes appear and are never sent back. `draftId`: the id of a new article
 * that was begun on another device.
 */
export function useArticleDraft(stored: ManagedArticle | undefined, draftId?: string) {
  const kept = useDraftAt<Draft | EarlierDraft>(useAccount(), addressOf(stored?.id, draftId), NOTHING)
  const initial = stored ? toValues(stored) : EMPTY_VALUES
  const changedIn = (values: Partial<Values>): Partial<Values> =>
    Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== initial[field as Field]))
  const draft = readDraft(kept.value)
  const fields = changedIn(draft.fields)
  // An idempotency key, the same for every retry: a lost reply does not lead to a second article.
  const [id] = useState(() => draftId ?? newId())
  const [writer] = useState(newId)
  const isEmpty = (each: Pick<Draft, 'fields'>) => !Object.keys(each.fields).length
  const current = isEmpty({ fields })
    ? { ...NOTHING, basedOn: stored?.version ?? 0, attempts: stored ? [] : [id], writer }
    : { ...draft, fields, writer: draft.writer || writer }
  const write = (next: Draft) => kept.write(isEmpty(next) ? NOTHING : next)
  return {
    ...current,
    values: { ...initial, ...fields },
    hasChanges: !isEmpty({ fields }),
    /** The id of the article, also of a new one. */
    id: stored?.id ?? current.attempts[0] ?? id,
    change: (change: Partial<Values>) => write({ ...current, fields: changedIn({ ...fields, ...change }) }),
    /** Goes on with a draft of another device. */
    adopt: (other: Pick<ArticleDraftKept, 'basedOn' | 'fields'>, article: string) =>
      write({ ...current, ...other, writer: newId(), attempts: stored ? current.attempts : [article] }),
    /** What a draft of another device would change here. */
    changedIn,
    /** Called before a save is sent: its reply may be lost, and the page closed. */
    keepAttempt: (attempt: string) =>
      write({ ...current, attempts: [...new Set([...current.attempts, attempt])].slice(-MAX_ATTEMPTS) }),
    clear: () => kept.write(NOTHING),
  }
}
export type ArticleDraft = ReturnType<typeof useArticleDraft>

/** The id of the new article that was begun on this device. */
export function useBegunArticle(): string | undefined {
  const kept = useDraftAt<Draft | EarlierDraft>(useAccount(), addressOf(undefined, undefined), NOTHING)
  return readDraft(kept.value).attempts[0]
}
