import { Button } from '../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import { useLazySheet } from '../../shell/first/frame/use-lazy-sheet.ts'
import styles from './home.module.css'
import { text } from './text.ts'

const loadPremiumText = () => import('../../../../shared/premium/text.ts').then(({ text }) => text)

/** Explains what premium adds and what stays free, during the trial and after it. Source: requirement HOME-11. */
export function WhyPremium() {
  const { open, close, isLoading, content } = useLazySheet(loadPremiumText, text.premium.failed)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" busy={isLoading} onClick={open}>
        {text.premium.open}
      </Button>
      {content && (
        <Sheet open title={content.title} onClose={close} doneLabel={content.done}>
          <ul className={styles['features']}>
            {content.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p>{content.text}</p>
        </Sheet>
      )}
    </>
  )
}
