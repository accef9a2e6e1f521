import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { authApi } from '../../../../../shared/auth/api.ts'
import { Switch } from '../../../../../shared/ui/choice/switch.tsx'
import { call } from '../../first/api/call.ts'
import { updateCachedHomes } from '../../first/data/home-query.ts'
import { recordSession, useAccount } from '../../first/session/session.ts'
import styles from './stay-on-device.module.css'
import { text } from './text.ts'

/** Asks the browser to keep this site's data even when space is short. Returns its answer. */
async function askBrowserToKeep(): Promise<boolean> {
  // Older browsers, and pages without a secure connection, have no such question.
  const storage = navigator.storage as StorageManager | undefined
  return (await storage?.persist?.().catch(() => false)) ?? false
}

/** Changes whether the user stays logged in on this device. Resolves to the browser's answer. */
function useKeepSession() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'stay logged in' },
    mutationFn: async (stayLoggedIn: boolean) => {
      const { account } = await call(authApi.keepSession, { body: { stayLoggedIn } })
      return { account, isKept: stayLoggedIn ? await askBrowserToKeep() : undefined }
    },
    onSuccess: ({ account }) => {
      recordSession(client, account)
      updateCachedHomes(client, (home) => ({ ...home, account }))
    },
  })
}

/** The choice to stay logged in on this device, with what the device then keeps. Source: requirement SW-02. */
export function StayOnDevice() {
  const stays = useAccount()?.stayLoggedIn ?? false
  const { mutate, isPending, isError, data } = useKeepSession()
  /** The choice until the service has stored it. */
  const [pending, setPending] = useState<boolean>()
  const shown = pending ?? stays
  const answer = data?.isKept === undefined ? '' : data.isKept ? text.answer.kept : text.answer.mayBeCleared
  return (
    <div className={styles['stay']}>
      <Switch
        label={text.stay}
        hint={shown ? text.kept.stay : text.kept.browser}
        value={shown}
        onChange={(stay) => {
          setPending(stay)
          mutate(stay, { onSettled: () => setPending(undefined) })
        }}
      />
      <p role="status" className={styles['answer']}>
        {isPending ? '' : isError ? text.answer.failed : answer}
      </p>
    </div>
  )
}
