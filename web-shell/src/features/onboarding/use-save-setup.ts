import { useMutation, useQueryClient } from '@tanstack/react-query'
import { preferencesApi } from '../../../../shared/preferences/api.ts'
import type { PreferencesEdit, SetupAnswers } from '../../../../shared/preferences/schema.ts'
import { isConsentNeeded } from '../../shell/first/api/api-problem.ts'
import { call } from '../../shell/first/api/call.ts'
import { HOME_KEY, updateCachedHomes } from '../../shell/first/data/home-query.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { text } from './text.ts'

/** Changes of the preferences are sent one after the other, so that the last reply is the newest. */
const SCOPE = { id: 'preferences' }

/**
 * Stores the answers of a step in the background. Failures are silent: this device keeps the answers, and the last step
 * sends all of them.
 */
export function useSaveStep() {
  const client = useQueryClient()
  return useMutation({
    scope: SCOPE,
    mutationFn: (edit: PreferencesEdit) => call(preferencesApi.edit, { body: edit }),
    onSuccess: (preferences) => updateCachedHomes(client, (home) => ({ ...home, preferences })),
  })
}

/** Stores all answers and completes the onboarding. Source: requirements ONB-09 and ONB-10. */
export function useCompleteSetup(onCompleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    scope: SCOPE,
    mutationFn: (answers: SetupAnswers) => call(preferencesApi.completeSetup, { body: answers }),
    onSuccess: async (preferences) => {
      // A read that started before must not bring the set-up back.
      await client.cancelQueries({ queryKey: HOME_KEY })
      updateCachedHomes(client, (home) => ({ ...home, preferences, onboarded: true }))
      onCompleted()
      notify(text.completed)
    },
    onError: (error) => {
      notify(text.failed)
      // The consent was withdrawn on another device. Home says so, and the question is asked again.
      if (isConsentNeeded(error)) void client.invalidateQueries({ queryKey: HOME_KEY })
    },
  })
}
