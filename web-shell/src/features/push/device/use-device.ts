import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { text } from '../text.ts'
import { DEVICE_KEY } from './device-key.ts'
import { setTurnedOff } from './device-marks.ts'
import { loadSubscription } from './load-subscription.ts'
import { type Obstacle, obstacle } from './support.ts'

/** How notifications stand on this device. */
type DeviceState = 'on' | 'off' | Obstacle

const readState = async (account: string): Promise<DeviceState> =>
  obstacle() ?? ((await (await loadSubscription()).isSubscribed(account)) ? 'on' : 'off')

/** Calls `listener` when the user changes the browser's permission elsewhere. */
function onPermissionChange(listener: () => void): () => void {
  const subscription = new AbortController()
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal: subscription.signal }))
    .catch(() => undefined)
  return () => subscription.abort()
}

/** How notifications stand on this device for a user; `undefined` until that is known. */
export function useDeviceState(account: string | undefined): DeviceState | undefined {
  const client = useQueryClient()
  useEffect(() => onPermissionChange(() => void client.invalidateQueries({ queryKey: DEVICE_KEY })), [client])
  return useQuery({
    queryKey: [...DEVICE_KEY, account],
    queryFn: () => readState(account ?? ''),
    enabled: account !== undefined,
    networkMode: 'always',
    // It is about this browser at this moment, so it is never stored.
    gcTime: 0,
    staleTime: 0,
  }).data
}

/** Turns notifications off on this device. */
export function useTurnOff() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      setTurnedOff(true)
      await (await loadSubscription()).endSubscription()
    },
    onSuccess: () => notify(text.disabled),
    onSettled: () => client.invalidateQueries({ queryKey: DEVICE_KEY }),
  })
}
