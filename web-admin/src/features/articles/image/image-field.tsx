import { useId } from 'react'
import type { ArticleImage } from '../../../../../shared/articles/schema.ts'
import { MAX_LENGTHS } from '../../../../../shared/articles/schema.ts'
import { UploadedImage } from '../../../../../shared/ui/article/uploaded-image.tsx'
import { Button } from '../../../../../shared/ui/button.tsx'
import { FieldGroup } from '../../../../../shared/ui/field/field.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { useShell } from '../../../../../shared/ui/shell.tsx'
import styles from './image.module.css'
import { ImagePicker } from './image-picker.tsx'
import { imageText } from './text.ts'

interface AltFieldProps {
  value: string
  error: string | undefined
  onChange: (alt: string) => void
}

/** The description of an image. Every image has one. */
export function AltField({ value, error, onChange }: AltFieldProps) {
  return (
    <TextField
      label={imageText.alt}
      hint={imageText.altHint}
      value={value}
      maxLength={MAX_LENGTHS.alt}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface ImageFieldProps {
  value: ArticleImage | null
  altError: string | undefined
  onChange: (image: ArticleImage | null) => void
}

/** The image of an article, in place of the drawn cover. Source: requirement ADM-04. */
export function ImageField({ value, altError, onChange }: ImageFieldProps) {
  const id = useId()
  const { notify } = useShell()
  return (
    <FieldGroup id={id} label={imageText.label}>
      {value ? (
        <div className={styles['chosen']}>
          <UploadedImage src={value.src} alt={value.alt} sizes="20rem" className={styles['shown']} />
          <AltField value={value.alt} error={altError} onChange={(alt) => onChange({ ...value, alt })} />
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                onChange(null)
                notify({ title: imageText.removed })
              }}
            >
              {imageText.remove}
            </Button>
          </div>
        </div>
      ) : (
        <ImagePicker onReady={(src) => onChange({ src, alt: '' })} />
      )}
    </FieldGroup>
  )
}
