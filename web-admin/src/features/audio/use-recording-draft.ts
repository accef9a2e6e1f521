import { useState } from 'react'
import type { ManagedRecording, RecordingFile } from '../../../../shared/audio/schema.ts'
import { useAccount, useDraftAt } from '../../../../shared/ui/shell.tsx'

/** The file that the recording has, or will have. */
export interface ChosenFile extends RecordingFile {
  /** The id of a new upload. */
  upload?: string
}

/** The fields of the form. */
export type Values = Pick<ManagedRecording, 'title' | 'summary' | 'category' | 'exerciseType' | 'phase'> & {
  hidden: boolean
  file: ChosenFile | null
}

const EMPTY: Values = {
  title: '',
  summary: '',
  category: 'breathing',
  exerciseType: 'paced-breathing',
  phase: 'whole',
  hidden: false,
  file: null,
}

function toValues({
  title,
  summary,
  category,
  exerciseType,
  phase,
  hidden = false,
  file,
  seconds,
  bytes,
}: ManagedRecording): Values {
  return { title, summary, category, exerciseType, phase, hidden, file: { file, seconds, bytes } }
}

/** What an admin has changed in a recording and not saved. */
interface Draft {
  /** The version of the recording in which these fields were changed; 0 if the admin has not seen any. */
  basedOn: number
  fields: Partial<Values>
  /** The idempotency key of a new recording, the same for every retry: a lost reply does not lead to a second one. */
  attempt: string
}

const NOTHING: Draft = { basedOn: 0, fields: {}, attempt: '' }

/** Reads a draft, also as an earlier build has left it on the device: all values of the form, without their version. */
const readDraft = (kept: Draft | Values): Draft => ('fields' in kept ? kept : { ...NOTHING, fields: kept })

/** The address of the form of a recording, under which its draft is kept on the device. */
export const addressOf = (id = 'new') => `/admin?audio=${id}`

const keyOf = (value: Values[keyof Values] | undefined) =>
  value && typeof value === 'object' ? value.file : (value ?? undefined)

/**
 * The draft of a recording on this device, which survives a change of screen. It has only what the admin changed: other
 * fields show what is stored, so that others' changes appear and are never sent back.
 */
export function useRecordingDraft(stored: ManagedRecording | undefined) {
  const account = useAccount()
  const kept = useDraftAt<Draft | Values>(account, addressOf(stored?.id), NOTHING)
  const [newAttempt] = useState(() => crypto.randomUUID().replaceAll('-', ''))
  const initial = stored ? toValues(stored) : EMPTY
  const version = stored?.version ?? 0
  const changedIn = (values: Partial<Values>): Partial<Values> =>
    Object.fromEntries(
      Object.entries(values).filter(([field, value]) => keyOf(value) !== keyOf(initial[field as keyof Values])),
    )
  const draft = readDraft(kept.value)
  const fields = changedIn(draft.fields)
  const isEmpty = !Object.keys(fields).length
  const attempt = draft.attempt || newAttempt
  const basedOn = isEmpty ? version : draft.basedOn
  const values: Values = { ...initial, ...fields }
  const afterwards = useDraftAt<Draft | Values>(account, addressOf(attempt), NOTHING)
  const clear = () => kept.write(NOTHING)
  return {
    fields,
    values,
    basedOn,
    attempt,
    /** Whether the recording was changed after the admin began. */
    isOutdated: basedOn < version,
    change: (change: Partial<Values>) => {
      const next = changedIn({ ...fields, ...change })
      kept.write(Object.keys(next).length ? { basedOn, fields: next, attempt } : NOTHING)
    },
    /** Makes the draft of a new recording that of the stored one. The admin has not seen what is stored. */
    moveToStored: () => {
      // A new recording has no choice for it.
      const { hidden: _, ...written } = values
      afterwards.write({ ...NOTHING, fields: written })
      clear()
    },
    clear,
  }
}
export type RecordingDraft = ReturnType<typeof useRecordingDraft>
