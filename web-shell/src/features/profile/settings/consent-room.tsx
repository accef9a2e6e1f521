import { useId, useRef, useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { ConsentText } from '../../../shell/later/consent/consent-text.tsx'
import { useDecideConsent } from '../../../shell/later/consent/use-decide-consent.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { useRecoverFocus } from '../../../shell/later/form/recover-focus.ts'
import styles from './settings.module.css'
import { text } from './text.ts'

const words = text.consent

/** The text that the user agrees to, and the decision about it. Source: requirement SEC-30. */
export function ConsentRoom({ home }: { home: Home }) {
  const decide = useDecideConsent()
  const [isAsking, setAsking] = useState(false)
  const isGiven = home.consent === 'given'
  useRecoverFocus(`${home.consent} ${isAsking}`)
  const agree = () => decide.mutate(true, { onSuccess: () => notify({ title: words.agreed }) })
  const withdraw = () =>
    decide.mutate(false, {
      onSuccess: () => {
        setAsking(false)
        notify({ title: words.done })
      },
    })
  if (isGiven && isAsking)
    return (
      <Withdrawal
        busy={decide.isPending}
        error={decide.error}
        onWithdraw={withdraw}
        onKeep={() => {
          decide.reset()
          setAsking(false)
        }}
      />
    )
  return (
    <div className={styles['room']}>
      <p role="status">{words.states[home.consent]}.</p>
      <ConsentText />
      {decide.isError && <FormError error={decide.error} />}
      {isGiven ? (
        <Button key="withdraw" variant="secondary" wide onClick={() => setAsking(true)}>
          {words.withdraw}
        </Button>
      ) : (
        <Button key="agree" wide busy={decide.isPending} busyLabel={words.agreeing} onClick={agree}>
          {words.agree}
        </Button>
      )}
    </div>
  )
}

interface WithdrawalProps {
  busy: boolean
  error: Error | null
  onWithdraw: () => void
  onKeep: () => void
}

/** The question whether the user means it. It takes the place of the text, so that all of it is in view. */
function Withdrawal({ busy, error, onWithdraw, onKeep }: WithdrawalProps) {
  const { really } = words
  const id = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  useRecoverFocus(really, () => headingRef.current)
  return (
    <div className={styles['room']}>
      <h3 ref={headingRef} tabIndex={-1} aria-describedby={id}>
        {really.title}
      </h3>
      <p id={id}>{really.text}</p>
      {error && !busy && <FormError error={error} />}
      <Button variant="secondary" wide busy={busy} busyLabel={really.busy} onClick={onWithdraw}>
        {really.yes}
      </Button>
      <Button variant="quiet" wide onClick={onKeep}>
        {really.no}
      </Button>
    </div>
  )
}
