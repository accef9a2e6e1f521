import { useQueryClient } from '@tanstack/react-query'
import { passkeysApi } from '../../../../../shared/passkeys/api.ts'
import type { ButtonVariant } from '../../../../../shared/ui/button.tsx'
import { call } from '../../first/api/call.ts'
import { sessionQuery } from '../../first/session/session.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { text } from './text.ts'

/** Proves with a passkey who the user is. The roles of staff then have effect, which the session tells. */
export function PasskeyProof({ variant, onProven }: { variant?: ButtonVariant; onProven?: () => void }) {
  const client = useQueryClient()
  return (
    <PasskeyButton
      label={text.use}
      purpose="beginProof"
      {...(variant && { variant })}
      onUse={async (passkey) => {
        await call(passkeysApi.prove, { body: { passkey } })
        await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
        void client.invalidateQueries({ queryKey: ['home'] })
        onProven?.()
      }}
    />
  )
}
