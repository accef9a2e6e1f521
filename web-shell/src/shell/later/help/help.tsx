import { useState } from 'react'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import type { HelpProps } from '../../../../../shared/ui/shell-services.ts'
import styles from './help.module.css'
import { text } from './text.ts'

/** A way to a few words of help with the screen. Source: requirement HOME-10. */
export function Help({ page, floating = false }: HelpProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { title, tips } = text.pages[page]
  return (
    <>
      <button
        type="button"
        className={classNames(styles['button'], floating && styles['floating'])}
        aria-label={text.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {open && (
        <Sheet open title={title} onClose={close} done={text.done}>
          <ul className={styles['tips']}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}
