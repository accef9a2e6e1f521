import picture from 'icon:image'
import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { ProgressBar } from '../../../../../shared/ui/progress/progress-bar.tsx'
import { useShell } from '../../../../../shared/ui/shell.tsx'
import { uploadsApi } from '../../../../../shared/uploads/api.ts'
import { IMAGE_TYPES, type ImageType, MAX_IMAGE_BYTES } from '../../../../../shared/uploads/image.ts'
import { StillChecking } from '../../../upload/until-checked.ts'
import { FileRefused, useUpload } from '../../../upload/use-upload.ts'
import styles from './image.module.css'
import { imageText, refusalText } from './text.ts'

const isImageType = (type: string): type is ImageType => Object.hasOwn(IMAGE_TYPES, type)

/** Why a file cannot be sent. Source: requirement ADM-04. */
function refusalOf({ type, size }: File): string | undefined {
  if (!isImageType(type) || size === 0) return imageText.wrongType
  return size > MAX_IMAGE_BYTES ? imageText.tooLarge : undefined
}

interface ImagePickerProps {
  /** A file that was chosen elsewhere, such as one that was pasted into the text. */
  initial?: File | undefined
  onReady: (address: string) => void
}

/** Takes an image by choice, by dropping or by pasting, sends it and waits until it can be shown. Source: requirement ADM-04. */
export function ImagePicker({ initial, onReady }: ImagePickerProps) {
  const { call, notify } = useShell()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  const upload = useUpload(
    (attempt, { type, size }) =>
      call(uploadsApi.createImage, { body: { attempt, type: type as ImageType, bytes: size } }),
    ({ address }) => {
      notify({ title: imageText.uploaded })
      onReady(address)
    },
  )

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
          aria-label={imageText.choose}
          accept={Object.keys(IMAGE_TYPES).join()}
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
          <Icon of={picture} />
          {isOver ? imageText.over : upload.error || refused ? imageText.another : imageText.drop}
        </button>
        <p id={hintId} className={styles['hint']}>
          {imageText.hint}
        </p>
        <Progress {...upload} />
      </div>
      {refused && <Notice title={refused}>{imageText.hint}</Notice>}
      {upload.error && upload.file && !upload.isBusy && (
        <Failure error={upload.error} name={upload.file.name} onRetry={upload.retry} />
      )}
    </div>
  )
}

/** How much was sent. Screen readers hear when it begins, and when the image is being checked. */
function Progress({ file, sent, isBusy }: Pick<ReturnType<typeof useUpload>, 'file' | 'sent' | 'isBusy'>) {
  return (
    <div role="status">
      {isBusy && file && sent !== undefined && (
        <ProgressBar value={sent} max={1} label={imageText.uploading(file.name)} />
      )}
      {isBusy && sent === undefined && <p>{imageText.checking}</p>}
    </div>
  )
}

function Failure({ error, name, onRetry }: { error: Error; name: string; onRetry: () => void }) {
  const { refusalOf: problemOf, wordsFor } = useShell()
  const isRefused = error instanceof FileRefused
  const text = isRefused
    ? refusalText[error.reason]
    : error instanceof StillChecking
      ? imageText.stillChecking
      : problemOf(error)
        ? wordsFor(error).text
        : imageText.lost(name)
  return (
    <Notice title={imageText.failed} actions={!isRefused && <Button onClick={onRetry}>{imageText.retry}</Button>}>
      {text}
    </Notice>
  )
}
