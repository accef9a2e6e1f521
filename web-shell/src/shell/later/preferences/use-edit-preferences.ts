import { notifyManager, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { preferencesApi } from '../../../../../shared/preferences/api.ts'
import { applyPreferencesEdit, type Preferences } from '../../../../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../../../../shared/preferences/schema.ts'
import type { Toast } from '../../../../../shared/ui/shell-services.ts'
import { ConnectionError, isConsentNeeded } from '../../first/api/api-problem.ts'
import { call } from '../../first/api/call.ts'
import { wordsFor as wordsForError } from '../../first/api/problem-text.ts'
import { HOME_KEY, type Home, updateCachedHomes } from '../../first/data/home-query.ts'
import { notify } from '../../first/messages/toast.tsx'
import { text } from './text.ts'

/** They only change how much a screen asks. */
const SILENT = new Set(['trackingMode', 'setupStep'])

/** Returns the texts for a saved or failed edit; `undefined` for an edit that only changes how a screen looks. */
function wordsFor(edit: PreferencesEdit) {
  if (edit.flare) return text.flare
  if (edit.flarePlan) return text.plan
  if (edit.sections) return text.sections
  return Object.keys(edit).some((name) => !SILENT.has(name)) ? text.other : undefined
}

/** What happened, that nothing was changed, and what to do. */
function failureWords(error: unknown, words: { failed: string; offline: string }): Toast {
  if (isConsentNeeded(error)) return wordsForError(error)
  if (error instanceof ConnectionError) return { title: words.offline, text: text.offline }
  return { title: text.error, text: words.failed }
}

const KEY = ['preferences']

/** Resolves when the components have what was last written to the cache: they are told of it in the same queue. */
const untilShown = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))

/** The preferences that the service last replied with, without pending edits. */
interface SavedState {
  preferences: Preferences
}

/** Returns the pending edits, oldest first, without the given one. */
function pendingEdits(client: QueryClient, except?: PreferencesEdit) {
  return client
    .getMutationCache()
    .findAll({ mutationKey: KEY, status: 'pending' })
    .map(({ state }) => state as { variables: PreferencesEdit; context?: SavedState })
    .filter(({ variables }) => variables !== except)
}

/**
 * Edits the preferences: the screen shows an edit at once, and undoes it when it could not be saved. An edit that only
 * changes how much a screen asks is not undone. The promise of `edit` resolves, and never rejects, when the screen
 * shows what was saved, or no longer shows what could not be.
 */
export function useEditPreferences() {
  const client = useQueryClient()

  /** Shows the saved preferences with pending edits applied. The read time of the data stays the same. */
  async function show({ preferences }: SavedState, edits: readonly PreferencesEdit[]): Promise<void> {
    // A read that started before the edit must not undo it.
    await client.cancelQueries({ queryKey: HOME_KEY })
    const shown = edits.reduce(applyPreferencesEdit, preferences)
    updateCachedHomes(client, (home) => ({ ...home, preferences: shown }))
  }
  const showRemaining = (saved: SavedState, except: PreferencesEdit) =>
    show(
      saved,
      pendingEdits(client, except).map(({ variables }) => variables),
    )

  const { mutate, mutateAsync, isPending } = useMutation({
    mutationKey: KEY,
    // Edits are sent one after the other, so that the last reply is the newest.
    scope: { id: 'preferences' },
    mutationFn: (edit: PreferencesEdit) => call(preferencesApi.edit, { body: edit }),
    onMutate: async (edit) => {
      const earlier = pendingEdits(client, edit)
      const home = client.getQueriesData<Home>({ queryKey: HOME_KEY }).find(([, cached]) => cached)?.[1]
      const saved = earlier.find(({ context }) => context)?.context ?? (home && { preferences: home.preferences })
      if (saved) await show(saved, [...earlier.map(({ variables }) => variables), edit])
      return saved
    },
    onSuccess: async (preferences, edit, saved) => {
      if (saved) {
        saved.preferences = preferences
        await showRemaining(saved, edit)
      }
      const words = wordsFor(edit)
      if (words) notify({ title: words.updated })
    },
    onError: async (error, edit, saved) => {
      const words = wordsFor(edit)
      if (saved && !words) saved.preferences = applyPreferencesEdit(saved.preferences, edit)
      if (!words) return
      if (saved) await showRemaining(saved, edit)
      notify(failureWords(error, words))
    },
  })
  // The user has been told of a failure.
  const edit = (change: PreferencesEdit) => mutateAsync(change).then(untilShown, untilShown)
  return { edit, mutate, isPending }
}
