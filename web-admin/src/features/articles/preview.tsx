import { useDeferredValue, useMemo, useState } from 'react'
import { parseRichText } from '../../../../shared/rich-text/parse.ts'
import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { RichText } from '../../../../shared/ui/rich-text.tsx'
import styles from './manage.module.css'
import { formText } from './text.ts'

/** The content as readers will see it, by the same parser and the same drawing. Source: requirement ADM-05. */
export function Preview({ content }: { content: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Switch label={formText.preview} hint={formText.previewHint} value={open} onChange={setOpen} />
      {open && <Drawn content={content} />}
    </>
  )
}

function Drawn({ content }: { content: string }) {
  const settled = useDeferredValue(content)
  const nodes = useMemo(() => parseRichText(settled), [settled])
  return (
    <section className={styles['preview']} aria-label={formText.preview}>
      <RichText nodes={nodes} />
    </section>
  )
}
