import { type KeyboardEvent, useState } from 'react'
import { UploadedImage } from '../../../../../shared/ui/article/uploaded-image.tsx'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { altError } from './alt.ts'
import styles from './image.module.css'
import { AltField } from './image-field.tsx'
import { ImagePicker } from './image-picker.tsx'
import { imageText } from './text.ts'

interface ContentImageProps {
  /** The image that was pasted into the text, if any. */
  initial: File | undefined
  onClose: () => void
  /** Gets the Markdown of the image. */
  onInsert: (markdown: string) => void
}

/** Markdown would end the description at a bracket, and an image at a line break. */
const inBrackets = (alt: string) => alt.trim().replaceAll(/[[\]\\]/g, String.raw`\$&`)

/** Adds an image to the text, with what it shows. Source: requirement ADM-04. */
export function ContentImage({ initial, onClose, onInsert }: ContentImageProps) {
  const [src, setSrc] = useState<string>()
  const [alt, setAlt] = useState('')
  const [error, setError] = useState<string>()
  function insert() {
    const next = altError(alt)
    setError(next)
    if (!next && src) onInsert(`![${inBrackets(alt)}](${src})`)
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    insert()
  }
  return (
    <Sheet
      open
      title={imageText.insertTitle}
      onClose={onClose}
      footer={
        src && (
          <Button wide onClick={insert}>
            {imageText.insert}
          </Button>
        )
      }
    >
      {src ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter would send the form around the sheet
        <div className={styles['chosen']} onKeyDown={onKey}>
          <UploadedImage src={src} alt="" sizes="20rem" className={styles['shown']} />
          <AltField value={alt} error={error} onChange={setAlt} />
        </div>
      ) : (
        <ImagePicker initial={initial} onReady={setSrc} />
      )}
    </Sheet>
  )
}
