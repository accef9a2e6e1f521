import sound from 'icon:speaker-high'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { AUDIO_CATEGORIES, AUDIO_PHASES, EXERCISE_TYPES } from '../../../../shared/audio/kinds.ts'
import { clockTime, sizeInMegabytes } from '../../../../shared/audio/rules.ts'
import { MAX_SUMMARY_LENGTH, MAX_TITLE_LENGTH, type ManagedRecording } from '../../../../shared/audio/schema.ts'
import { categoryText, exerciseTypeText } from '../../../../shared/audio/text.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { ChoiceChips } from '../../../../shared/ui/choice/choice-chips.tsx'
import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { FieldGroup } from '../../../../shared/ui/field/field.tsx'
import { TextArea } from '../../../../shared/ui/field/text-area.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid } from '../../../../shared/ui/field/too-long.ts'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { uploadsApi } from '../../../../shared/uploads/api.ts'
import { MAX_RECORDING_BYTES, RECORDING_TYPE } from '../../../../shared/uploads/recording.ts'
import { FilePicker } from '../../upload/file-picker.tsx'
import styles from './audio.module.css'
import { OutdatedNotice } from './outdated-notice.tsx'
import { formText, outdatedText, phaseText, pickerWords, tooLarge, wrongType } from './text.ts'
import { type ChosenFile, useRecordingDraft } from './use-recording-draft.ts'
import { useSaveRecording } from './use-save-recording.ts'

/** What browsers call an MP3. */
const MP3 = /^audio\/(?:mpeg|mp3)$/

/** The form of a recording. Its draft survives a change of screen. Source: requirement ADM-06. */
export function RecordingForm({ stored }: { stored: ManagedRecording | undefined }) {
  const { refusalOf, wordsFor } = useShell()
  const draft = useRecordingDraft(stored)
  const { values, change } = draft
  const [errors, setErrors] = useState<{ title?: string; file?: string }>({})
  const formRef = useRef<HTMLFormElement>(null)
  const decideRef = useRef<HTMLButtonElement>(null)
  const save = useSaveRecording(stored, draft)
  const outdated = draft.isOutdated ? stored : undefined
  // The notice about the other change tells more.
  const error = outdated && refusalOf(save.error)?.code === 'recording-changed' ? null : save.error

  function send(basedOn: number) {
    if (save.isPending) return
    const next = {
      ...(!values.title.trim() && { title: formText.missing.title }),
      ...(!values.file && { file: formText.missing.file }),
    }
    setErrors(next)
    if (!Object.keys(next).length) return save.mutate(basedOn)
    // By the next frame, React has marked the invalid fields.
    requestAnimationFrame(() => focusFirstInvalid(formRef.current))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (outdated) return decideRef.current?.focus()
    send(draft.basedOn)
  }

  function discard() {
    draft.clear()
    save.reset()
  }

  return (
    <form ref={formRef} className={styles['form']} noValidate onSubmit={submit}>
      <div className={styles['form']} inert={save.isPending}>
        <FileField
          value={values.file}
          error={values.file ? undefined : errors.file}
          onChange={(file) => change({ file })}
        />
        <TextField
          label={formText.title}
          value={values.title}
          maxLength={MAX_TITLE_LENGTH}
          error={values.title.trim() ? undefined : errors.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          label={formText.summary}
          value={values.summary}
          maxLength={MAX_SUMMARY_LENGTH}
          onChange={(summary) => change({ summary })}
        />
        <ChoiceChips
          label={formText.category}
          options={AUDIO_CATEGORIES}
          value={values.category}
          required
          labelOf={(each) => categoryText[each]}
          onChange={(category) => category && change({ category })}
        />
        <ChoiceChips
          label={formText.exerciseType}
          options={EXERCISE_TYPES}
          value={values.exerciseType}
          required
          labelOf={(each) => exerciseTypeText[each]}
          onChange={(exerciseType) => exerciseType && change({ exerciseType })}
        />
        <ChoiceChips
          label={formText.phase}
          options={AUDIO_PHASES}
          value={values.phase}
          required
          labelOf={(each) => phaseText[each]}
          onChange={(phase) => phase && change({ phase })}
        />
        {stored && (
          <Switch
            label={formText.hidden}
            hint={formText.hiddenHint}
            value={values.hidden}
            onChange={(hidden) => change({ hidden })}
          />
        )}
      </div>
      {outdated && (
        <OutdatedNotice
          stored={outdated}
          fields={draft.fields}
          actions={
            <>
              <Button ref={decideRef} busy={save.isPending} onClick={() => send(outdated.version)}>
                {outdatedText.keep}
              </Button>
              <Button variant="secondary" busy={save.isPending} onClick={discard}>
                {outdatedText.discard}
              </Button>
            </>
          }
        />
      )}
      {error && <Notice title={wordsFor(error).text}>{formText.typedStays}</Notice>}
      <div>
        <Button type="submit" busy={save.isPending} busyLabel={formText.saving}>
          {formText.save}
        </Button>
      </div>
    </form>
  )
}

interface FileFieldProps {
  value: ChosenFile | null
  error: string | undefined
  onChange: (file: ChosenFile | null) => void
}

/** The sound of the recording, with its length and size as read from the file. */
function FileField({ value, error, onChange }: FileFieldProps) {
  const id = useId()
  const { call } = useShell()
  return (
    <FieldGroup id={id} label={formText.file} error={error}>
      {value ? (
        <div className={styles['file']}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- admins listen to what they have just uploaded */}
          <audio src={value.file} controls preload="none" aria-label={formText.listen} />
          <p>{formText.length(clockTime(value.seconds), sizeInMegabytes(value.bytes))}</p>
          <div>
            <Button variant="secondary" onClick={() => onChange(null)}>
              {formText.replace}
            </Button>
          </div>
        </div>
      ) : (
        <FilePicker
          words={pickerWords}
          icon={sound}
          accept=".mp3,audio/mpeg"
          refusalOf={({ type, size }) =>
            !MP3.test(type) || size === 0 ? wrongType : size > MAX_RECORDING_BYTES ? tooLarge : undefined
          }
          begin={(attempt, { size }) =>
            call(uploadsApi.createRecording, { body: { attempt, type: RECORDING_TYPE, bytes: size } })
          }
          onReady={({ address, seconds = 0, bytes = 0 }, upload) => onChange({ file: address, seconds, bytes, upload })}
        />
      )}
    </FieldGroup>
  )
}
