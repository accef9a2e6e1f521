import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { preferencesApi } from '../../../../../shared/preferences/api.ts'
import { type Preferences, withEdit } from '../../../../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../../../../shared/preferences/schema.ts'
import { call } from '../../first/api/call.ts'
import { changeHomes, HOME_KEY, type Home } from '../../first/data/home-query.ts'
import { notify } from '../../first/messages/notify.tsx'
import { text } from './text.ts'

/** The words for a change that was kept, or was not; how a screen is looked at needs none. */
function wordsFor({ flare, flarePlan, sections }: PreferencesEdit) {
  if (flare) return text.flare
  return (flarePlan && text.plan) ?? (sections && text.sections)
}

const KEY = ['preferences']

/** What the service has, as far as its answers tell, under changes that are still on their way. */
interface Truth {
  preferences: Preferences
}

/** The changes on their way, oldest first, but for the one that has just been answered. */
function underWay(client: QueryClient, answered?: PreferencesEdit) {
  return client
    .getMutationCache()
    .findAll({ mutationKey: KEY, status: 'pending' })
    .map(({ state }) => state as { variables: PreferencesEdit; context?: Truth })
    .filter(({ variables }) => variables !== answered)
}

/**
 * Changes how the person tracks: on the screen at once, and back again if the service could not keep it; but how much is
 * asked stays as it is looked at.
 */
export function useEditPreferences() {
  const client = useQueryClient()

  /** Shows what is true and what is on its way. It makes nothing look newer than when it was read. */
  async function show({ preferences }: Truth, edits: readonly PreferencesEdit[]): Promise<void> {
    // What was read before the change must not take it back.
    await client.cancelQueries({ queryKey: HOME_KEY })
    const shown = edits.reduce(withEdit, preferences)
    changeHomes(client, (home) => ({ ...home, preferences: shown }))
  }
  const showRest = (truth: Truth, answered: PreferencesEdit) =>
    show(
      truth,
      underWay(client, answered).map(({ variables }) => variables),
    )

  return useMutation({
    mutationKey: KEY,
    // One after the other, so that the answer that counts is the last one.
    scope: { id: 'preferences' },
    mutationFn: (edit: PreferencesEdit) => call(preferencesApi.edit, { body: edit }),
    onMutate: async (edit) => {
      const before = underWay(client, edit)
      const home = client.getQueriesData<Home>({ queryKey: HOME_KEY }).find(([, known]) => known)?.[1]
      const truth = before.find(({ context }) => context)?.context ?? (home && { preferences: home.preferences })
      if (truth) await show(truth, [...before.map(({ variables }) => variables), edit])
      return truth
    },
    onSuccess: async (preferences, edit, truth) => {
      if (truth) {
        truth.preferences = preferences
        await showRest(truth, edit)
      }
      const words = wordsFor(edit)
      if (words) notify({ title: words.updated })
    },
    onError: async (_error, edit, truth) => {
      const words = wordsFor(edit)
      if (truth && !words) truth.preferences = withEdit(truth.preferences, edit)
      if (!words) return
      if (truth) await showRest(truth, edit)
      notify({ title: text.error, text: words.failed })
    },
  })
}
