import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { ACTION_KEPT, type OpenPath, PUSH_ARRIVED, REMINDERS_CHANGED } from '../../service-worker/messages.ts'
import { beep } from './beep.ts'
import { REMINDERS_KEY } from './kept/reminders-key.ts'

const openPathOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'openPath' in data ? (data as OpenPath).openPath : undefined

/** Does what the service worker says about notifications. Source: requirement PUSH-04. */
export function useWorkerMessages(handOver: () => void): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    function onMessage({ data, ports }: MessageEvent): void {
      if (data === PUSH_ARRIVED) beep()
      if (data === REMINDERS_CHANGED) void client.invalidateQueries({ queryKey: REMINDERS_KEY })
      if (data === ACTION_KEPT) handOver()
      const path = openPathOf(data)
      if (path === undefined) return
      ports[0]?.postMessage('opened')
      void navigate(path)
    }
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', onMessage)
    return () => serviceWorker.removeEventListener('message', onMessage)
  }, [client, handOver, navigate])
}
