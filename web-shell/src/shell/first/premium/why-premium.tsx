import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { useLazySheet } from '../frame/use-lazy-sheet.ts'
import styles from './premium.module.css'

const OPEN = 'Why Premium?'
const FAILED = 'This could not be opened'

const loadPremiumText = () => import('../../../../../shared/premium/text.ts').then(({ text }) => text)

/** Explains what premium adds and what stays free, during the trial and after it. Source: requirement HOME-11. */
export function WhyPremium() {
  const { open, close, isLoading, content } = useLazySheet(loadPremiumText, FAILED)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" busy={isLoading} onClick={open}>
        {OPEN}
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
