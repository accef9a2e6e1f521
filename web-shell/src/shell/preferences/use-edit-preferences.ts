import { useMutation, useQueryClient } from '@tanstack/react-query'
import { preferencesApi } from '../../../../shared/preferences/api.ts'
import { withEdit } from '../../../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../../../shared/preferences/schema.ts'
import { call } from '../call.ts'
import { HOME_KEY, type Home } from '../home-query.ts'
import { notify } from '../notify.tsx'
import { text } from './text.ts'

/** The words for a change that was kept, or was not; how a screen is looked at needs none. */
const wordsFor = ({ flare, sections }: PreferencesEdit) => (flare ? text.flare : sections && text.sections)

/** Changes how the person tracks: on the screen at once, back again if the service could not keep it. */
export function useEditPreferences() {
  const client = useQueryClient()
  const show = (change: (home: Home) => Home['preferences']) =>
    client.setQueriesData<Home>({ queryKey: HOME_KEY }, (home) => home && { ...home, preferences: change(home) })

  return useMutation({
    // One after the other, so that the answer that counts is the last one.
    scope: { id: 'preferences' },
    mutationFn: (edit: PreferencesEdit) => call(preferencesApi.edit, { body: edit }),
    onMutate: (edit) => {
      const before = client.getQueriesData<Home>({ queryKey: HOME_KEY })
      show(({ preferences }) => withEdit(preferences, edit))
      return before
    },
    onSuccess: (preferences, edit) => {
      show(() => preferences)
      const words = wordsFor(edit)
      if (words) notify({ title: words.updated })
    },
    onError: (_error, edit, before) => {
      const words = wordsFor(edit)
      if (!words) return
      for (const [key, home] of before ?? []) client.setQueryData(key, home)
      notify({ title: text.error, text: words.failed })
    },
  })
}
