import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { ConsentFailure } from './consent-failure.tsx'
import { ConsentText } from './consent-text.tsx'
import { text } from './text.ts'
import { useDecideConsent } from './use-decide-consent.ts'

interface ConsentSheetProps {
  onClose: () => void
  /** Called when the agreement is stored. */
  onAgreed: () => void
}

/** The text about the storing of health data, and the decision. Source: requirement SEC-30. */
export function ConsentSheet({ onClose, onAgreed }: ConsentSheetProps) {
  const { mutate, isPending, error } = useDecideConsent(() => {
    onClose()
    onAgreed()
  })
  return (
    <Sheet
      open
      title={text.heading}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text.notNow}
          </Button>
          <Button busy={isPending} busyLabel={text.agreeing} onClick={() => mutate(true)}>
            {text.agree}
          </Button>
        </>
      }
    >
      <ConsentText />
      {error && !isPending && <ConsentFailure error={error} />}
    </Sheet>
  )
}
