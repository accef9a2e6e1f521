import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import type { HelpProps } from '../../../../../shared/ui/shell-services.ts'
import { whatIs } from '../../early/declared.ts'
import styles from './help.module.css'
import { text } from './text.ts'
import { useSheet } from './use-sheet.ts'

/** A way to a few words of help with the screen, which come when they are asked for. Source: requirement HOME-10. */
export function Help({ page, floating = false }: HelpProps) {
  const { open, close, content } = useSheet(whatIs().help[page], text.help.failed)
  return (
    <>
      <button
        type="button"
        className={classNames(styles['button'], floating && styles['floating'])}
        aria-label={text.help.open}
        aria-haspopup="dialog"
        onClick={open}
      >
        ?
      </button>
      {content && (
        <Sheet open title={content.title} onClose={close} done={text.help.done}>
          <ul className={styles['tips']}>
            {content.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}
