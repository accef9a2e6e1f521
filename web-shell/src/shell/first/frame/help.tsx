import question from 'icon:question'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import type { HelpProps } from '../../../../../shared/ui/shell-services.ts'
import { registeredFeatures } from '../../early/feature-registry.ts'
import styles from './help.module.css'
import { text } from './text.ts'
import { useLazySheet } from './use-lazy-sheet.ts'

/** A button that opens help with the screen. The help text loads on demand. Source: requirement HOME-10. */
export function Help({ page, floating = false }: HelpProps) {
  const { open, close, content } = useLazySheet(registeredFeatures().help[page], text.help.failed)
  return (
    <>
      <button
        type="button"
        className={classNames(styles['button'], floating && styles['floating'])}
        aria-label={text.help.open}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon of={question} />
      </button>
      {content && (
        <Sheet open title={content.title} onClose={close} doneLabel={text.help.done}>
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
