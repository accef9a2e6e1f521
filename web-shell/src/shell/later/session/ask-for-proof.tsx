import { lazy, Suspense, useState } from 'react'
import { registeredFeatures } from '../../early/feature-registry.ts'
import { ApiProblem } from '../../first/api/api-problem.ts'

/** Whether the service refused a call because the user must first prove who they are. */
export const isProofNeeded = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'prove-again' || error.code === 'sign-in-again')

interface AskForProofProps {
  /** The address of this screen, to which a sign-in with Google returns. */
  next: string
  /** Goes on with what the user wanted. */
  onProven: () => void
}

/**
 * Asks the user to prove who they are, where a call was refused for it (`isProofNeeded`): with the password, a
 * passkey, or with Google or a mailed link for users without one. Those then begin again what they wanted.
 */
export function AskForProof(props: AskForProofProps) {
  const [ProveIdentity] = useState(() =>
    lazy(async () => ({ default: await registeredFeatures().sharedComponents.proveIdentity() })),
  )
  return (
    <Suspense>
      <ProveIdentity {...props} />
    </Suspense>
  )
}
