import sound from 'icon:speaker-high'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { audioApi } from '../../../../shared/audio/api.ts'
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
import { useMutation, useQueryClient } from '../../../../shared/ui/query.ts'
import { useNavigate } from '../../../../shared/ui/router.ts'
import { useAccount, useDraftAt, useShell } from '../../../../shared/ui/shell.tsx'
import { uploadsApi } from '../../../../shared/uploads/api.ts'
import { MAX_RECORDING_BYTES, RECORDING_TYPE } from '../../../../shared/uploads/recording.ts'
import { FilePicker } from '../../upload/file-picker.tsx'
import styles from './audio.module.css'
import { AUDIO } from './queries.ts'
import { formText, phaseText, pickerWords, tooLarge, wrongType } from './text.ts'

/** What browsers call an MP3. */
const MP3 = /^audio\/(?:mpeg|mp3)$/

/** The file that the recording has, or will have. */
interface File {
  file: string
  seconds: number
  bytes: number
  /** The id of a new upload. */
  upload?: string
}

type Draft = Pick<ManagedRecording, 'title' | 'summary' | 'category' | 'exerciseType' | 'phase'> & {
  hidden: boolean
  file: File | null
}

const EMPTY: Draft = {
  title: '',
  summary: '',
  category: 'breathing',
  exerciseType: 'paced-breathing',
  phase: 'whole',
  hidden: false,
  file: null,
}

function toDraft({ title, summary, category, exerciseType, phase, hidden = false, ...file }: ManagedRecording): Draft {
  const { file: path, seconds, bytes } = file
  return { title, summary, category, exerciseType, phase, hidden, file: { file: path, seconds, bytes } }
}

/** Saves a recording and returns to the list. A failed save keeps what was written. */
function useSave(stored: ManagedRecording | undefined, onSaved: () => void) {
  const { call, notify } = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  // The same for every retry: a lost reply does not lead to a second recording.
  const [attempt] = useState(() => crypto.randomUUID().replaceAll('-', ''))
  return useMutation({
    mutationFn: ({ file, hidden, ...written }: Draft) => {
      const upload = file?.upload
      if (!stored) return call(audioApi.create, { body: { ...written, attempt, upload: upload ?? '' } })
      const body = { ...written, hidden, basedOn: stored.version, ...(upload && { upload }) }
      return call(audioApi.edit, { params: { id: stored.id }, body })
    },
    meta: { staysOnScreen: true },
    onSuccess: async () => {
      onSaved()
      notify({ title: stored ? formText.saved : formText.added })
      await navigate('/admin?audio')
      await client.invalidateQueries({ queryKey: AUDIO })
    },
  })
}

/** The form of a recording. Its draft survives a change of screen. Source: requirement ADM-06. */
export function RecordingForm({ stored }: { stored: ManagedRecording | undefined }) {
  const { wordsFor } = useShell()
  const [initial] = useState(() => (stored ? toDraft(stored) : EMPTY))
  const { value: draft, write } = useDraftAt(useAccount(), `/admin?audio=${stored?.id ?? 'new'}`, initial)
  const [errors, setErrors] = useState<{ title?: string; file?: string }>({})
  const formRef = useRef<HTMLFormElement>(null)
  const save = useSave(stored, () => write(initial))
  const set = (change: Partial<Draft>) => write({ ...draft, ...change })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (save.isPending) return
    const next = {
      ...(!draft.title.trim() && { title: formText.missing.title }),
      ...(!draft.file && { file: formText.missing.file }),
    }
    setErrors(next)
    if (!Object.keys(next).length) return save.mutate(draft)
    // By the next frame, React has marked the invalid fields.
    requestAnimationFrame(() => focusFirstInvalid(formRef.current))
  }

  return (
    <form ref={formRef} className={styles['form']} noValidate onSubmit={submit}>
      <div className={styles['form']} inert={save.isPending}>
        <FileField value={draft.file} error={draft.file ? undefined : errors.file} onChange={(file) => set({ file })} />
        <TextField
          label={formText.title}
          value={draft.title}
          maxLength={MAX_TITLE_LENGTH}
          error={draft.title.trim() ? undefined : errors.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextArea
          label={formText.summary}
          value={draft.summary}
          maxLength={MAX_SUMMARY_LENGTH}
          onChange={(summary) => set({ summary })}
        />
        <ChoiceChips
          label={formText.category}
          options={AUDIO_CATEGORIES}
          value={draft.category}
          required
          labelOf={(each) => categoryText[each]}
          onChange={(category) => category && set({ category })}
        />
        <ChoiceChips
          label={formText.exerciseType}
          options={EXERCISE_TYPES}
          value={draft.exerciseType}
          required
          labelOf={(each) => exerciseTypeText[each]}
          onChange={(exerciseType) => exerciseType && set({ exerciseType })}
        />
        <ChoiceChips
          label={formText.phase}
          options={AUDIO_PHASES}
          value={draft.phase}
          required
          labelOf={(each) => phaseText[each]}
          onChange={(phase) => phase && set({ phase })}
        />
        {stored && (
          <Switch
            label={formText.hidden}
            hint={formText.hiddenHint}
            value={draft.hidden}
            onChange={(hidden) => set({ hidden })}
          />
        )}
      </div>
      {save.error && <Notice title={wordsFor(save.error).text}>{formText.typedStays}</Notice>}
      <div>
        <Button type="submit" busy={save.isPending} busyLabel={formText.saving}>
          {formText.save}
        </Button>
      </div>
    </form>
  )
}

interface FileFieldProps {
  value: File | null
  error: string | undefined
  onChange: (file: File | null) => void
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
