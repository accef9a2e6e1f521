import { remindersApi } from '../../../../shared/reminders/api.ts'
import type { OperationKinds } from '../../shell/early/operation-kind.ts'
import { ApiProblem } from '../../shell/first/api/api-problem.ts'
import { call } from '../../shell/first/api/call.ts'
import { SAVE_TIMEOUT_MS } from '../../shell/later/offline/queue/save-timeout.ts'
import { text } from './operations-text.ts'
import { cacheReminders, HISTORY_KEY, REMINDERS_KEY } from './reminders-cache.ts'

/**
 * What the user did about reminders, through the outgoing queue. All actions have one target, which does not tell when a
 * reminder was made. Source: requirement REM-03.
 */
export const operations = {
  reminder: {
    targetOf: () => 'reminders',
    send: ({ reminder, action }) =>
      call(remindersApi.act, { params: { id: reminder }, body: action, timeoutMs: SAVE_TIMEOUT_MS }),
    cacheReply: cacheReminders,
    onApplied: (client) => void client.invalidateQueries({ queryKey: HISTORY_KEY }),
    onRefused: (client, error) => {
      // Another device may have deleted the reminder.
      if (error instanceof ApiProblem) void client.invalidateQueries({ queryKey: REMINDERS_KEY })
    },
    words: text,
  },
} satisfies Partial<OperationKinds>
