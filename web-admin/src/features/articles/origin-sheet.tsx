import { MAX_SOURCES, MAX_STATEMENTS, SOURCE_LENGTHS, STATEMENT_LENGTH } from '../../../../shared/articles/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { TextArea } from '../../../../shared/ui/field/text-area.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import styles from './manage.module.css'
import { findOriginErrors } from './origin.ts'
import { originText } from './text.ts'
import type { Values } from './values.ts'

interface OriginSheetProps {
  open: boolean
  values: Values
  set: (change: Partial<Values>) => void
  /** Before publishing: where the article comes from must be said. */
  asks: boolean
  /** What the button at the end does. */
  doneLabel: string
  onDone: () => void
  onClose: () => void
}

/** Where an article comes from, and who reviewed it. It is asked for before an article is published. Source: requirement ADM-05. */
export function OriginSheet({ open, values, set, asks, doneLabel, onDone, onClose }: OriginSheetProps) {
  const errors = findOriginErrors(values)
  return (
    <Sheet
      open={open}
      title={originText.title}
      onClose={onClose}
      footer={
        <Button wide onClick={onDone}>
          {doneLabel}
        </Button>
      }
    >
      {open && (
        <div className={styles['form']}>
          {asks && <Notice title={originText.asks}>{originText.asksText}</Notice>}
          <TextArea
            label={originText.sources}
            hint={originText.sourcesHint}
            value={values.sources}
            maxLength={MAX_SOURCES * 750}
            error={errors.sources}
            onChange={(sources) => set({ sources })}
          />
          <Switch label={originText.ownAdvice} value={values.ownAdvice} onChange={(ownAdvice) => set({ ownAdvice })} />
          <TextField
            label={originText.reviewedBy}
            hint={originText.reviewedByHint}
            value={values.reviewedBy}
            maxLength={SOURCE_LENGTHS.reviewer}
            error={errors.reviewedBy}
            onChange={({ target: { value } }) => set({ reviewedBy: value })}
          />
          <TextField
            type="date"
            label={originText.reviewedOn}
            value={values.reviewedOn}
            error={errors.reviewedOn}
            onChange={({ target: { value } }) => set({ reviewedOn: value })}
          />
          <TextArea
            label={originText.toConfirm}
            hint={originText.toConfirmHint}
            value={values.toConfirm}
            maxLength={MAX_STATEMENTS * STATEMENT_LENGTH}
            error={errors.toConfirm}
            onChange={(toConfirm) => set({ toConfirm })}
          />
        </div>
      )}
    </Sheet>
  )
}
