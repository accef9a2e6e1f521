import type { ReactNode } from 'react'
import { clockTime, sizeInMegabytes } from '../../../../shared/audio/rules.ts'
import type { ManagedRecording } from '../../../../shared/audio/schema.ts'
import { categoryText, exerciseTypeText } from '../../../../shared/audio/text.ts'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { formText, outdatedText, phaseText } from './text.ts'
import type { Values } from './use-recording-draft.ts'

const FIELDS = ['file', 'title', 'summary', 'category', 'exerciseType', 'phase', 'hidden'] as const

interface OutdatedNoticeProps {
  stored: ManagedRecording
  /** What the admin has changed. */
  fields: Partial<Values>
  actions: ReactNode
}

/** Says that the recording was changed after the admin began, and what is stored in the fields that both may have changed. */
export function OutdatedNotice({ stored, fields, actions }: OutdatedNoticeProps) {
  const shown = {
    file: formText.length(clockTime(stored.seconds), sizeInMegabytes(stored.bytes)),
    title: stored.title,
    summary: stored.summary || outdatedText.empty,
    category: categoryText[stored.category],
    exerciseType: exerciseTypeText[stored.exerciseType],
    phase: phaseText[stored.phase],
    hidden: outdatedText.isHidden(stored.hidden ?? false),
  }
  const changed = FIELDS.filter((field) => field in fields)
  return (
    <Notice title={outdatedText.title} actions={actions}>
      {outdatedText.text}{' '}
      {outdatedText.stored(changed.map((field) => `${formText[field]}: ${shown[field]}`).join('; '))}
    </Notice>
  )
}
