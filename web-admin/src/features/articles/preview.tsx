import { useDeferredValue, useMemo, useState } from 'react'
import type { ManagedArticle } from '../../../../shared/articles/schema.ts'
import { reviewText } from '../../../../shared/articles/text.ts'
import { parseRichText } from '../../../../shared/rich-text/parse.ts'
import { ArticleMeta } from '../../../../shared/ui/article/article-meta.tsx'
import { Cover } from '../../../../shared/ui/article/cover.tsx'
import { UploadedImage } from '../../../../shared/ui/article/uploaded-image.tsx'
import { RichText } from '../../../../shared/ui/rich-text.tsx'
import rows from '../../rows.module.css'
import { readingMinutes } from './draft.ts'
import styles from './manage.module.css'
import { toReviewed } from './origin.ts'
import { formText, saveText } from './text.ts'
import { toImage, type Values } from './values.ts'

interface PreviewProps {
  values: Values
  /** The article; `undefined` of a new one. */
  stored: Pick<ManagedArticle, 'createdAt'> | undefined
}

/** The article as readers will see it, with the same parser and component. Source: requirement ADM-05. */
export function Preview({ values, stored }: PreviewProps) {
  const [now] = useState(Date.now)
  const content = useDeferredValue(values.content)
  const nodes = useMemo(() => parseRichText(content), [content])
  const image = toImage(values)
  return (
    <section className={styles['preview']} aria-label={formText.preview}>
      <p className={rows['about']}>{formText.previewHint}</p>
      <div className={styles['page']}>
        {image ? <UploadedImage {...image} /> : <Cover category={values.category} className={styles['cover']} />}
        <ArticleMeta {...values} minutes={readingMinutes(values)} />
        <h2>{values.title || formText.untitled}</h2>
        {values.summary && <p className={styles['lead']}>{values.summary}</p>}
        <p className={rows['about']}>
          {reviewText({ reviewed: toReviewed(values), createdAt: stored?.createdAt ?? now })}
        </p>
        {nodes ? <RichText nodes={nodes} /> : <p>{saveText.tooComplex}</p>}
      </div>
    </section>
  )
}
