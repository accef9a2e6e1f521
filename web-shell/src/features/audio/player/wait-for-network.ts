import { onRecovery } from '../../../shell/first/api/connection.ts'

/**
 * Calls `goOn` once there may be a connection again: when the browser reports one, or the service replies after calls
 * without a reply, or after `waitMs` if that is given. Returns a function that stops waiting.
 */
export function waitForNetwork(goOn: () => void, waitMs: number | undefined): () => void {
  const run = () => {
    stop()
    goOn()
  }
  const forgetRecovery = onRecovery(run)
  window.addEventListener('online', run)
  const timer = waitMs === undefined ? undefined : setTimeout(run, waitMs)
  function stop() {
    forgetRecovery()
    window.removeEventListener('online', run)
    clearTimeout(timer)
  }
  return stop
}
