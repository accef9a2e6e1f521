import { actOn } from './act-on.ts'
import type { ActionLog, NewAction, Reminder, RemindersState } from './schema.ts'

/** What the user did about a reminder, and when (epoch ms). */
export interface ActionEdit {
  editedAt: number
  /** The id of the reminder, and its title at that moment. */
  reminder: string
  title: string
  action: NewAction
}

/**
 * The state with the actions that wait in the outgoing queue, by the rule of the service. One that the state has already,
 * and one about a reminder that is gone, change nothing. Source: requirement REM-03.
 */
export function applyActions(state: RemindersState, waiting: readonly ActionEdit[]): RemindersState {
  if (waiting.length === 0) return state
  const actions = (id: string) => waiting.filter(({ reminder }) => reminder === id)
  const reminders = state.reminders.map((each) =>
    actions(each.id).reduce((before, { action }) => actOn(before, action), each),
  )
  return { ...state, reminders }
}

/** The history with the actions that wait, newest first. */
export function withWaiting(logs: readonly ActionLog[], waiting: readonly ActionEdit[]): ActionLog[] {
  const known = new Set(logs.map(({ change }) => change))
  const added = waiting
    .filter(({ action }) => !known.has(action.change))
    .map(({ reminder, title, action }): ActionLog => ({ ...action, reminderId: reminder, title }))
  return [...added, ...logs].toSorted((one, other) => (one.change < other.change ? 1 : -1))
}

const latest = (one: string | undefined, other: string | undefined) => (one ?? '') > (other ?? '')

/** What is known of one reminder: the later content, and the later action. */
function joinReminders(cached: Reminder, read: Reminder): Reminder {
  if (latest(cached.edit, read.edit)) return cached
  if (cached.edit !== read.edit || !latest(cached.action, read.action)) return read
  return cached
}

/**
 * The newer of two states. A read that began before an action was stored may arrive after its reply, and must not undo
 * it. Which reminders there are is what was read last.
 */
export function joinStates(cached: RemindersState | undefined, read: RemindersState): RemindersState {
  if (!cached) return read
  const reminders = read.reminders.map((each) => {
    const before = cached.reminders.find(({ id }) => id === each.id)
    return before ? joinReminders(before, each) : each
  })
  return { ...read, reminders }
}
