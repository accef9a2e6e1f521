import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { sessionOf } from '../../../shell/first/session/session.ts'
import { text } from '../text.ts'
import { DEVICE_KEY } from './device-key.ts'
import { setTurnedOff } from './device-marks.ts'
import { loadSubscription } from './load-subscription.ts'

/** Asks the browser, then subscribes. Returns how that ended. */
async function turnOn(account: string, isCurrent: () => boolean): Promise<'enabled' | 'blocked' | 'failed'> {
  try {
    const permission = await Notification.requestPermission()
    if (permission === 'denied') return 'blocked'
    if (permission !== 'granted') return 'failed'
    const { ensureSubscription } = await loadSubscription()
    await ensureSubscription(account, isCurrent)
    setTurnedOff(false)
    return 'enabled'
  } catch {
    return 'failed'
  }
}

/** Turns notifications on for a user, at a press of theirs, and says how that ended. Source: requirement PUSH-02. */
export function useTurnOn(account: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      if (account === undefined) return 'failed'
      return turnOn(account, () => sessionOf(client)?.account?.id === account)
    },
    onSuccess: async (outcome) => {
      notify(text[outcome])
      await client.invalidateQueries({ queryKey: DEVICE_KEY })
    },
  })
}
