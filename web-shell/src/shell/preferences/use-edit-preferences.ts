import { useMutation, useQueryClient } from '@tanstack/react-query'
import { preferencesApi } from '../../../../shared/preferences/api.ts'
import { type Preferences, partOf, withEdit } from '../../../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../../../shared/preferences/schema.ts'
import { call } from '../call.ts'
import { HOME_KEY, type Home } from '../home-query.ts'
import { notify } from '../notify.tsx'
import { text } from './text.ts'

/** The words for a change that was kept, or was not; how a screen is looked at needs none. */
const wordsFor = ({ flare, sections }: PreferencesEdit) => (flare ? text.flare : sections && text.sections)

/**
 * Changes how the person tracks: on the screen at once, and back again if the service could not keep it; but how much is
 * asked stays as it is looked at.
 */
export function useEditPreferences() {
  const client = useQueryClient()
  async function show(change: (preferences: Preferences) => Preferences): Promise<void> {
    // What was read before the change must not take it back.
    await client.cancelQueries({ queryKey: HOME_KEY })
    const changed = (home: Home | undefined) => home && { ...home, preferences: change(home.preferences) }
    client.setQueriesData<Home>({ queryKey: HOME_KEY }, changed)
  }

  return useMutation({
    // One after the other, so that the answer that counts is the last one.
    scope: { id: 'preferences' },
    mutationFn: (edit: PreferencesEdit) => call(preferencesApi.edit, { body: edit }),
    onMutate: async (edit) => {
      const home = client.getQueriesData<Home>({ queryKey: HOME_KEY }).find(([, known]) => known)?.[1]
      await show((preferences) => withEdit(preferences, edit))
      return home && partOf(home.preferences, edit)
    },
    onSuccess: async (preferences, edit) => {
      await show((shown) => withEdit(shown, partOf(preferences, edit)))
      const words = wordsFor(edit)
      if (words) notify({ title: words.updated })
    },
    onError: async (_error, edit, before) => {
      const words = wordsFor(edit)
      if (!words) return
      if (before) await show((shown) => withEdit(shown, before))
      notify({ title: text.error, text: words.failed })
    },
  })
}
