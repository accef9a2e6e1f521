import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { remindersApi } from '../../../../shared/reminders/api.ts'
import type { ReminderEdit, ReminderSettings, RemindersState } from '../../../../shared/reminders/schema.ts'
import { ApiProblem, ConnectionError } from '../../shell/first/api/api-problem.ts'
import { call } from '../../shell/first/api/call.ts'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { waitUntilCachePersisted } from '../../shell/later/offline/persisted-cache.ts'
import { cacheReminders, REMINDERS_KEY } from './reminders-cache.ts'
import { text } from './text.ts'

/** A change of the list, or of how reminders tell the user. */
export type Change =
  | { what: 'create' | 'save'; id: string; edit: ReminderEdit }
  | { what: 'restore'; id: string; edit: ReminderEdit }
  | { what: 'remove'; id: string; change: string }
  | { what: 'settings'; settings: ReminderSettings }

function send(change: Change): Promise<RemindersState> {
  switch (change.what) {
    case 'remove':
      return call(remindersApi.remove, { params: { id: change.id }, body: { change: change.change } })
    case 'settings':
      return call(remindersApi.saveSettings, { body: change.settings })
    case 'create':
    case 'save':
    case 'restore':
      return call(remindersApi.save, { params: { id: change.id }, body: change.edit })
  }
}

/** Whether the change was not sent, or it is unknown whether it was. A message has said so. */
export const isConnectionMissing = (error: Error) => error instanceof ConnectionError

const changeOptions = (client: QueryClient) => ({
  // Changes are sent one after the other, so that the last reply is the newest.
  scope: { id: 'reminders' },
  mutationFn: async (change: Change) => {
    if (!navigator.onLine) throw new ConnectionError()
    return send(change)
  },
  onSuccess: async (state: RemindersState) => {
    // A read that started before the change must not undo it.
    await client.cancelQueries({ queryKey: REMINDERS_KEY })
    cacheReminders(client, state)
    // If this user's cache is persisted, success is reported only after it is stored.
    await waitUntilCachePersisted()
  },
  onError: (error: Error) => {
    if (error instanceof ConnectionError) notify(text.connection)
    // Another device may have changed the list.
    if (error instanceof ApiProblem) void client.invalidateQueries({ queryKey: REMINDERS_KEY })
  },
})

/**
 * Changes reminders on the service: this needs a connection. Without one a message says so, and what was entered stays
 * where it is. Source: requirement REM-04.
 */
export function useChangeReminders() {
  return useMutation(changeOptions(useQueryClient()))
}

export type ChangeReminders = ReturnType<typeof useChangeReminders>

/** Brings a deleted reminder back, also from another screen. If that fails, a message offers to try again. */
export function restoreReminder(client: QueryClient, change: Change & { what: 'restore' }): void {
  const onError = (error: Error) => {
    const isOffline = error instanceof ConnectionError
    const { title, kept } = text.failed.restore
    const words = isOffline ? text.connection : { title, text: `${wordsFor(error).text} ${kept}` }
    const action = { label: text.retry, run: () => restoreReminder(client, change) }
    notify({ ...words, action, isPersistent: true })
  }
  const onSuccess = async (state: RemindersState) => {
    await changeOptions(client).onSuccess(state)
    notify({ title: text.saved.restore, text: change.edit.title })
  }
  const options = { ...changeOptions(client), onSuccess, onError }
  void client
    .getMutationCache()
    .build<RemindersState, Error, Change, unknown>(client, options)
    .execute(change)
    .catch(() => undefined)
}
