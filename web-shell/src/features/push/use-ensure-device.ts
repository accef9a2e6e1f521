import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readOwner } from '../../service-worker/push/push-store.ts'
import { sessionOf } from '../../shell/first/session/session.ts'
import { activeWorker } from './device/active-worker.ts'
import { DEVICE_KEY } from './device/device-key.ts'
import { isTurnedOff } from './device/device-marks.ts'
import { loadSubscription } from './device/load-subscription.ts'

/** The delay after the worker is active: what the user opened the app for comes first. Source: requirement PUSH-03. */
const DELAY_MS = 2_000

const mayEnsure = () => Notification.permission === 'granted' && !isTurnedOff()

/**
 * Keeps a device that may show notifications registered for the user. It never asks. What fails is tried again at the next
 * start. Sources: requirements PUSH-03, PUSH-06.
 */
export function useEnsureDevice(account: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (account === undefined) return
    let isOver = false
    const isCurrent = () => !isOver && sessionOf(client)?.account?.id === account
    async function ensure(user: string): Promise<void> {
      const owner = await readOwner()
      // Nothing of another user is shown from now on.
      if (owner && owner.account !== user) await (await loadSubscription()).endOthersSubscription(user)
      if (!mayEnsure()) return
      await activeWorker()
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
      // The user may have turned notifications off meanwhile.
      if (!isCurrent() || !mayEnsure()) return
      await (await loadSubscription()).ensureSubscription(user, isCurrent)
      await client.invalidateQueries({ queryKey: DEVICE_KEY })
    }
    void ensure(account).catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [account, client])
}
