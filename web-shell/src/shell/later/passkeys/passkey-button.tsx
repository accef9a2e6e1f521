import { useMutation } from '@tanstack/react-query'
import type { PasskeyUse } from '../../../../../shared/passkeys/schema.ts'
import { Button, type ButtonVariant } from '../../../../../shared/ui/button.tsx'
import { useOnline } from '../../first/api/connection.ts'
import { FormError } from '../form/form-error.tsx'
import { askForPasskey, hasPasskeys, PasskeyCancelled } from './ceremony.ts'
import { text } from './text.ts'

interface PasskeyButtonProps {
  label: string
  variant?: ButtonVariant
  purpose: 'beginSignIn' | 'beginProof'
  /** Gives the passkey to the service, and goes on. */
  onUse: (use: PasskeyUse) => Promise<unknown>
}

/** Lets the user use a passkey. It renders nothing in a browser that knows none. */
export function PasskeyButton({ label, purpose, variant = 'secondary', onUse }: PasskeyButtonProps) {
  const online = useOnline()
  const use = useMutation({
    mutationFn: async () => onUse(await askForPasskey(purpose)),
    meta: { staysOnScreen: true },
  })
  if (!hasPasskeys()) return null
  return (
    <>
      <Button
        variant={variant}
        wide
        disabled={!online}
        busy={use.isPending}
        busyLabel={text.busy}
        onClick={() => use.mutate()}
      >
        {label}
      </Button>
      {!online && <p>{text.offline}</p>}
      {use.error instanceof PasskeyCancelled && <p role="status">{text.cancelled}</p>}
      {use.error && !(use.error instanceof PasskeyCancelled) && <FormError error={use.error} />}
    </>
  )
}
