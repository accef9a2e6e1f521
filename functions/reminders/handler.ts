import { assertTimely } from '../../shared/changes/change-id.ts'
import { DomainError } from '../../shared/problems.ts'
import { actOn } from '../../shared/reminders/act-on.ts'
import { type RemindersState, remindersApi } from '../../shared/reminders/api.ts'
import { type Book, withSettings } from '../../shared/reminders/book.ts'
import { activeReminders, assertSnooze, removeReminder, saveReminder } from '../../shared/reminders/rules.ts'
import type { Reminder } from '../../shared/reminders/schema.ts'
import type { Me } from '../http/authenticate.ts'
import { serve } from '../http/serve.ts'
import { SetReminderItem } from '../table/items/set-reminder.ts'
import { recordFirstStep } from '../table/records/first-step.ts'
import { addLog, changeBook, findBook, findLogs, inZone } from '../table/records/reminders.ts'

function stateOf({ reminders, settings, zone }: Book): RemindersState {
  return { reminders: activeReminders(reminders), settings, zone }
}

/** Changes the user's reminders by a rule, and brings the book to the account's time zone. */
async function change({ userId, zone }: Me, rule: (reminders: readonly Reminder[]) => readonly Reminder[]) {
  const book = await changeBook(userId, (before) => {
    const reminders = rule(before.reminders)
    return inZone(reminders === before.reminders ? before : { ...before, reminders: [...reminders] }, zone)
  })
  return stateOf(book)
}

export const handler = serve(remindersApi, {
  read: async ({ me }) => {
    const book = await findBook(me.userId)
    // The zone of the book follows the account. A change that failed half-way is made good here.
    if (book.v > 0 && book.zone !== me.zone) return change(me, (reminders) => reminders)
    return stateOf({ ...book, zone: me.zone })
  },

  save: async ({ me, params: { id }, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    const state = await change(me, (reminders) => saveReminder(reminders, { id, zone: me.zone }, body))
    if (!me.hasSetReminder) await recordFirstStep(SetReminderItem.key({ user: me.userId }), now)
    return state
  },

  remove: ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    return change(me, (reminders) => removeReminder(reminders, params.id, body.change))
  },

  act: async ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    assertSnooze(body)
    const found = (await findBook(me.userId)).reminders.find(({ id }) => id === params.id)
    if (!found) throw new DomainError('reminder-unknown')
    // The log comes first: an action whose log is missing could not be repeated, because it changes nothing then.
    await addLog(me.userId, { ...body, reminderId: found.id, title: found.title })
    return change(me, (reminders) => {
      const before = reminders.find(({ id }) => id === params.id)
      const after = before && actOn(before, body)
      if (!after || after === before) return reminders
      return reminders.map((each) => (each === before ? after : each))
    })
  },

  history: async ({ me }) => ({ logs: await findLogs(me.userId) }),

  saveSettings: async ({ me, body, now }) => {
    if (body.byMail && !me.account.emailProven) throw new DomainError('reminder-mail-unproven')
    const book = await changeBook(me.userId, (before) => inZone(withSettings(before, body, now), me.zone))
    return stateOf(book)
  },
})
