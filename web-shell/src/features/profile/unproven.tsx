import { Button } from '../../../../shared/ui/button.tsx'
import { Failure } from '../../shell/later/form/failure.tsx'
import { Told } from '../../shell/later/form/told.tsx'
import { text } from './text.ts'
import { useAskForProof } from './use-account-change.ts'

const words = text.unproven

/** Says that nobody has confirmed the address yet, and has the link sent again. */
export function Unproven() {
  const ask = useAskForProof()
  return (
    <>
      {ask.isSuccess ? <Told {...words.sent} /> : <p>{words.what}</p>}
      <Button variant="secondary" busy={ask.isPending} busyLabel={words.busy} onClick={() => ask.mutate()}>
        {ask.isSuccess ? words.once : words.again}
      </Button>
      {ask.isError && <Failure error={ask.error} />}
    </>
  )
}
