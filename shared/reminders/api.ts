import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { endpoint } from '../http/endpoint.ts'
import { HISTORY_LOGS } from './limits.ts'
import { ActionLog, NewAction, ReminderEdit, ReminderSettings, RemindersState } from './schema.ts'

export type { RemindersState } from './schema.ts'

const params = z.strictObject({ id: ChangeId })

/**
 * Reminders. Every change has an id of its own with its instant, so a repeated one changes nothing, and the later of two
 * counts. Each operation returns the state afterwards. Sources: requirements REM-01, REM-03, SEC-25.
 */
export const remindersApi = {
  read: endpoint('GET /reminders', { caller: 'user', reply: RemindersState }),
  // Before `save`: the local world takes the first route that matches, API Gateway the most specific one.
  saveSettings: endpoint('PUT /reminders/settings', {
    caller: 'user',
    body: ReminderSettings,
    reply: RemindersState,
  }),
  /** Creates a reminder, changes it, or brings a deleted one back. The id of a new one is that of its first change. */
  save: endpoint('PUT /reminders/{id}', { caller: 'user', params, body: ReminderEdit, reply: RemindersState }),
  /** Deletes a reminder. It can come back by `save`. One that is not there changes nothing. */
  remove: endpoint('POST /reminders/{id}/deletion', {
    caller: 'user',
    params,
    body: z.strictObject({ change: ChangeId }),
    reply: RemindersState,
  }),
  /** Records what the user did about a reminder. It can wait in the outgoing queue. */
  act: endpoint('POST /reminders/{id}/actions', { caller: 'user', params, body: NewAction, reply: RemindersState }),
  /** The last actions, newest first. */
  history: endpoint('GET /reminders/history', {
    caller: 'user',
    reply: z.object({ logs: z.array(ActionLog).check(z.maxLength(HISTORY_LOGS)) }),
  }),
}
