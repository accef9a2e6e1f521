import { Button } from '../../../../shared/ui/button.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { ConsentFailure } from '../../shell/later/consent/consent-failure.tsx'
import { ConsentText } from '../../shell/later/consent/consent-text.tsx'
import { text } from '../../shell/later/consent/text.ts'
import { useDecideConsent } from '../../shell/later/consent/use-decide-consent.ts'
import styles from './onboarding.module.css'
import { useStepHeading } from './use-step-heading.ts'

/** The question whether we may store health data, before the first question about health. Source: requirement SEC-30. */
export function AskForConsent({ onPostpone }: { onPostpone: () => void }) {
  const { mutate, isPending, error } = useDecideConsent()
  const headingRef = useStepHeading(text.heading)
  return (
    <main className={classNames(styles['step'], styles['consent'])} data-fills-window>
      <div className={styles['content']}>
        <h1 ref={headingRef} tabIndex={-1}>
          {text.heading}
        </h1>
        <ConsentText />
      </div>
      <div className={styles['foot']}>
        {error && !isPending && <ConsentFailure error={error} />}
        <div className={styles['pair']}>
          <Button variant="secondary" onClick={onPostpone}>
            {text.notNow}
          </Button>
          <Button busy={isPending} busyLabel={text.agreeing} onClick={() => mutate(true)}>
            {text.agree}
          </Button>
        </div>
      </div>
    </main>
  )
}
