import { useDeferredValue, useMemo, useState } from 'react'
import { parseRichText } from '../../../../shared/rich-text/parse.ts'
import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { RichText } from '../../../../shared/ui/rich-text.tsx'
import styles from './manage.module.css'
import { formText, saveText } from './text.ts'

/** The content as readers will see it, with the same parser and component. Source: requirement ADM-05. */
export function Preview({ content }: { content: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Switch label={formText.preview} hint={formText.previewHint} value={open} onChange={setOpen} />
      {open && <PreviewContent content={content} />}
    </>
  )
}

function PreviewContent({ content }: { content: string }) {
  const deferredContent = useDeferredValue(content)
  const nodes = useMemo(() => parseRichText(deferredContent), [deferredContent])
  return (
    <section className={styles['preview']} aria-label={formText.preview}>
      {nodes ? <RichText nodes={nodes} /> : <p>{saveText.tooComplex}</p>}
    </section>
  )
}
