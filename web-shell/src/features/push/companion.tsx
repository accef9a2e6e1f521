import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { isSupported, ownerAmong } from './device/support.ts'
import { useKeptActions } from './kept/use-kept-actions.ts'
import { Prompt } from './prompt/prompt.tsx'
import { useEnsureDevice } from './use-ensure-device.ts'
import { useWorkerMessages } from './use-worker-messages.ts'

function BesideScreens() {
  const account = ownerAmong(useAccount())
  return isSupported() ? <Supported key={account} account={account} /> : null
}

function Supported({ account }: { account: string | undefined }) {
  useEnsureDevice(account)
  useWorkerMessages(useKeptActions(account))
  return account === undefined ? null : <Prompt account={account} />
}

/** What notifications do beside every screen of a signed-in user. Source: requirement PUSH-06. */
export function PushCompanion() {
  return (
    <ErrorBoundary fallback={() => null}>
      <BesideScreens />
    </ErrorBoundary>
  )
}
