import { useDeferredValue, useMemo } from 'react'
import { parseRichText } from '../../../../shared/rich-text/parse.ts'
import { ArticleMeta } from '../../../../shared/ui/article/article-meta.tsx'
import { Cover } from '../../../../shared/ui/article/cover.tsx'
import { UploadedImage } from '../../../../shared/ui/article/uploaded-image.tsx'
import { RichText } from '../../../../shared/ui/rich-text.tsx'
import { type Draft, readingMinutes } from './draft.ts'
import styles from './manage.module.css'
import { formText, saveText } from './text.ts'

/** The article as readers will see it, with the same parser and component. Source: requirement ADM-05. */
export function Preview({ draft }: { draft: Draft }) {
  const content = useDeferredValue(draft.content)
  const nodes = useMemo(() => parseRichText(content), [content])
  return (
    <section className={styles['preview']} aria-label={formText.preview}>
      <p className={styles['about']}>{formText.previewHint}</p>
      <div className={styles['page']}>
        {draft.image ? (
          <UploadedImage {...draft.image} />
        ) : (
          <Cover category={draft.category} className={styles['cover']} />
        )}
        <ArticleMeta {...draft} minutes={readingMinutes(draft)} />
        <h2>{draft.title || formText.untitled}</h2>
        {draft.summary && <p className={styles['lead']}>{draft.summary}</p>}
        {nodes ? <RichText nodes={nodes} /> : <p>{saveText.tooComplex}</p>}
      </div>
    </section>
  )
}
