import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { keptActions } from '../../../service-worker/push/push-store.ts'
import { onRecovery } from '../../../shell/first/api/connection.ts'
import { sessionOf } from '../../../shell/first/session/session.ts'

/** Hands over kept actions, if there are any. Most often there are none, so its code is not loaded. */
async function handOverIfAny(account: string, isCurrent: () => boolean): Promise<void> {
  if ((await keptActions(account)).length === 0) return
  const { handOverKept } = await import('./hand-over.ts')
  await handOverKept(account, isCurrent)
}

/**
 * Hands over kept actions to the outgoing queue: at the start, when a network returns, because its code may load only then,
 * and when the returned function is called. Source: requirement PUSH-04.
 */
export function useKeptActions(account: string | undefined): () => void {
  const client = useQueryClient()
  const handOver = useCallback(() => {
    if (account === undefined) return
    const isCurrent = () => sessionOf(client)?.account?.id === account
    handOverIfAny(account, isCurrent).catch(() => undefined)
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
