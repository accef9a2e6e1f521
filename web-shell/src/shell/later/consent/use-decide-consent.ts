import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileApi } from '../../../../../shared/profile/api.ts'
import { CONSENT_VERSION } from '../../../../../shared/profile/consent.ts'
import { call } from '../../first/api/call.ts'
import { sendQueuedEdits } from '../../first/data/device-storage.ts'
import { HOME_KEY, updateCachedHomes } from '../../first/data/home-query.ts'

/**
 * Records whether the user agrees to the storing of health data. What was logged without consent has waited in the
 * outgoing queue, and is sent as soon as the user agrees. `onGiven` is called when an agreement is stored, even if its
 * screen has gone. Source: requirement SEC-30.
 */
export function useDecideConsent(onGiven?: () => void) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'consent' },
    mutationFn: (isGiven: boolean) => call(profileApi.decideConsent, { body: { version: CONSENT_VERSION, isGiven } }),
    onSuccess: async ({ consent }) => {
      // A read that started before the decision must not undo it.
      await client.cancelQueries({ queryKey: HOME_KEY })
      updateCachedHomes(client, (home) => ({ ...home, consent }))
      if (consent !== 'given') return
      void sendQueuedEdits()
      onGiven?.()
    },
  })
}
