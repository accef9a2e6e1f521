import { UploadedImage } from '../../../../../shared/ui/article/uploaded-image.tsx'
import { NO_IMAGE, shownTogether } from '../value-text.ts'
import { type Field, toImage, type Values } from '../values.ts'
import styles from './conflicts.module.css'
import { LineDiff, type TextDiffProps, WordDiff } from './text-diff.tsx'

interface ValueDiffProps extends Pick<TextDiffProps, 'labels'> {
  field: Field
  before: Values
  after: Values
}

/** A field of two versions of an article, and how they differ. */
export function ValueDiff({ field, before, after, labels }: ValueDiffProps) {
  if (field === 'imageSrc')
    return (
      <>
        <ShownImage label={labels.before} values={before} />
        <ShownImage label={labels.after} values={after} />
      </>
    )
  const Diff = field === 'content' ? LineDiff : WordDiff
  return <Diff before={shownTogether(field, before)} after={shownTogether(field, after)} labels={labels} />
}

function ShownImage({ label, values }: { label: string; values: Values }) {
  const image = toImage(values)
  return (
    <figure className={styles['image']}>
      <figcaption>
        {label}: {image ? image.alt : NO_IMAGE}
      </figcaption>
      {image && <UploadedImage {...image} sizes="10rem" className={styles['thumbnail']} />}
    </figure>
  )
}
