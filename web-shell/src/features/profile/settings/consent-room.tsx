import { useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { ConsentText } from '../../../shell/later/consent/consent-text.tsx'
import { useDecideConsent } from '../../../shell/later/consent/use-decide-consent.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from './settings.module.css'
import { text } from './text.ts'

const words = text.consent

/** The text that the user agrees to, and the decision about it. Source: requirement SEC-30. */
export function ConsentRoom({ home }: { home: Home }) {
  const decide = useDecideConsent()
  const [isAsking, setAsking] = useState(false)
  const isGiven = home.consent === 'given'
  const agree = () => decide.mutate(true, { onSuccess: () => notify({ title: words.agreed }) })
  const withdraw = () =>
    decide.mutate(false, {
      onSuccess: () => {
        setAsking(false)
        notify({ title: words.done })
      },
    })
  return (
    <div className={styles['room']}>
      <p role="status">{words.states[home.consent]}.</p>
      <ConsentText />
      {decide.isError && <FormError error={decide.error} />}
      {!isGiven && (
        <Button wide busy={decide.isPending} busyLabel={words.agreeing} onClick={agree}>
          {words.agree}
        </Button>
      )}
      {isGiven && !isAsking && (
        <Button variant="secondary" wide onClick={() => setAsking(true)}>
          {words.withdraw}
        </Button>
      )}
      {isGiven && isAsking && (
        <Notice
          title={words.really.title}
          actions={
            <>
              <Button variant="secondary" busy={decide.isPending} busyLabel={words.really.busy} onClick={withdraw}>
                {words.really.yes}
              </Button>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {words.really.no}
              </Button>
            </>
          }
        >
          {words.really.text}
        </Notice>
      )}
    </div>
  )
}
