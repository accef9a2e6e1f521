import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { keptActions } from '../../../service-worker/push/push-store.ts'
import { onRecovery } from '../../../shell/first/api/connection.ts'
import { sessionOf } from '../../../shell/first/session/session.ts'
import { REMINDERS_KEY } from './reminders-key.ts'

/** Hands over kept actions, if there are any. Most often there are none, so its code is not loaded. */
async function handOverIfAny(account: string, isCurrent: () => boolean): Promise<boolean> {
  if ((await keptActions(account)).length === 0) return false
  const { handOverKept } = await import('./hand-over.ts')
  return (await handOverKept(account, isCurrent)) > 0
}

/**
 * Hands over kept actions at the start, when a network returns, and when the returned function is called. Source:
 * requirement PUSH-04.
 */
export function useKeptActions(account: string | undefined): () => void {
  const client = useQueryClient()
  const handOver = useCallback(() => {
    if (account === undefined || !navigator.onLine) return
    const isCurrent = () => sessionOf(client)?.account?.id === account
    handOverIfAny(account, isCurrent)
      .then((isAny) => (isAny ? client.invalidateQueries({ queryKey: REMINDERS_KEY }) : undefined))
      .catch(() => undefined)
  }, [account, client])

  useEffect(() => {
    handOver()
    window.addEventListener('online', handOver)
    const unsubscribe = onRecovery(handOver)
    return () => {
      window.removeEventListener('online', handOver)
      unsubscribe()
    }
  }, [handOver])
  return handOver
}
