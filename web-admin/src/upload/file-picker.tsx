import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Icon } from '../../../shared/ui/picture/picture.tsx'
import { ProgressBar } from '../../../shared/ui/progress/progress-bar.tsx'
import { useShell } from '../../../shared/ui/shell.tsx'
import type { PresignedPost, Refusal, UploadState } from '../../../shared/uploads/schema.ts'
import styles from './file-picker.module.css'
import { pickerText } from './text.ts'
import { StillChecking } from './until-checked.ts'
import { FileRefused, useUpload } from './use-upload.ts'

/** The words about one kind of file. */
export interface PickerWords {
  drop: string
  over: string
  hint: string
  choose: string
  another: string
  checking: string
  failed: string
  stillChecking: string
  refusals: Readonly<Record<Refusal, string>>
}

interface FilePickerProps {
  words: PickerWords
  icon: string
  /** The types of files, as the attribute `accept` has them. */
  accept: string
  /** Why a file cannot be sent. */
  refusalOf: (file: File) => string | undefined
  /** A file that was chosen elsewhere, such as one that was pasted into a text. */
  initial?: File | undefined
  begin: (attempt: string, file: File) => Promise<PresignedPost>
  onReady: (ready: Extract<UploadState, { state: 'ready' }>, attempt: string) => void
}

/** Takes a file by choice, by dropping or by pasting, sends it and waits until it was checked. Source: requirement ADM-04. */
export function FilePicker({ words, icon, accept, refusalOf, initial, begin, onReady }: FilePickerProps) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  const upload = useUpload(begin, onReady)

  function choose(file: File | undefined) {
    if (!file || upload.isBusy) return
    const refusal = refusalOf(file)
    setRefused(refusal)
    if (refusal) upload.reset()
    else upload.send(file)
  }

  const takeInitial = useRef(initial)
  useEffect(() => {
    const file = takeInitial.current
    takeInitial.current = undefined
    choose(file)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the file with which it was opened
  }, [])

  function onDrag(event: DragEvent, isNowOver: boolean) {
    event.preventDefault()
    setOver(isNowOver)
  }
  function onDrop(event: DragEvent) {
    onDrag(event, false)
    choose(event.dataTransfer.files[0])
  }
  function onPaste({ clipboardData }: ClipboardEvent) {
    if (clipboardData.files.length) choose(clipboardData.files[0])
  }

  return (
    <div className={styles['picker']}>
      <div
        className={styles['zone']}
        data-over={isOver || undefined}
        aria-busy={upload.isBusy}
        onDragEnter={(event) => onDrag(event, true)}
        onDragOver={(event) => onDrag(event, true)}
        onDragLeave={(event) => onDrag(event, false)}
        onDrop={onDrop}
        onPaste={onPaste}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.choose}
          accept={accept}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            choose(file)
            // The same file can be chosen again.
            target.value = ''
          }}
        />
        <button
          type="button"
          className={styles['choose']}
          aria-describedby={hintId}
          aria-disabled={upload.isBusy || undefined}
          onClick={() => upload.isBusy || input.current?.click()}
        >
          <Icon of={icon} />
          {isOver ? words.over : upload.error || refused ? words.another : words.drop}
        </button>
        <p id={hintId} className={styles['hint']}>
          {words.hint}
        </p>
        <Progress {...upload} checking={words.checking} />
      </div>
      {refused && <Notice title={refused}>{words.hint}</Notice>}
      {upload.error && upload.file && !upload.isBusy && (
        <Failure error={upload.error} name={upload.file.name} words={words} onRetry={upload.retry} />
      )}
    </div>
  )
}

type ProgressProps = Pick<ReturnType<typeof useUpload>, 'file' | 'sent' | 'isBusy'> & { checking: string }

/** How much was sent. Screen readers hear when it begins, and when the file is being checked. */
function Progress({ file, sent, isBusy, checking }: ProgressProps) {
  return (
    <div role="status">
      {isBusy && file && sent !== undefined && (
        <ProgressBar value={sent} max={1} label={pickerText.uploading(file.name)} />
      )}
      {isBusy && sent === undefined && <p>{checking}</p>}
    </div>
  )
}

interface FailureProps {
  error: Error
  name: string
  words: PickerWords
  onRetry: () => void
}

function Failure({ error, name, words, onRetry }: FailureProps) {
  const { refusalOf: problemOf, wordsFor } = useShell()
  const isRefused = error instanceof FileRefused
  const text = isRefused
    ? words.refusals[error.reason]
    : error instanceof StillChecking
      ? words.stillChecking
      : problemOf(error)
        ? wordsFor(error).text
        : pickerText.lost(name)
  return (
    <Notice title={words.failed} actions={!isRefused && <Button onClick={onRetry}>{pickerText.retry}</Button>}>
      {text}
    </Notice>
  )
}
