import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { line, text } from '../http/text.ts'
import { Instant, Zone } from '../time/schema.ts'
import { MAX_NOTE_LENGTH, MAX_REMINDERS, MAX_TITLE_LENGTH } from './limits.ts'
import { LocalTime, Schedule } from './schedule.ts'

/** What a reminder is about. It chooses the picture, nothing else. Source: requirement REM-01. */
export const REMINDER_KINDS = ['medicine', 'water', 'pelvic-floor', 'breathing', 'log', 'other'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** What the user enters. */
const content = {
  title: line(MAX_TITLE_LENGTH),
  note: z.exactOptional(text(MAX_NOTE_LENGTH).check(z.minLength(1))),
  kind: z.enum(REMINDER_KINDS),
  schedule: Schedule,
}

/** A new reminder, the changed content of one, or a deleted one that comes back. The later change of a reminder counts. */
export const ReminderEdit = z.strictObject({ change: ChangeId, ...content })
export type ReminderEdit = z.infer<typeof ReminderEdit>

/** Source: requirement REM-03. */
export const ACTIONS = ['done', 'skip', 'snooze'] as const
export type ReminderAction = (typeof ACTIONS)[number]

/**
 * What the user did about a reminder, at the instant of `change`. It says itself until when a reminder is put off, so it can
 * wait in the outgoing queue.
 */
export const NewAction = z
  .strictObject({
    change: ChangeId,
    action: z.enum(ACTIONS),
    snoozeUntil: z.exactOptional(Instant),
    notes: z.exactOptional(text(MAX_NOTE_LENGTH).check(z.minLength(1))),
  })
  .check(
    z.refine(({ action, snoozeUntil }) => (action === 'snooze') === (snoozeUntil !== undefined), {
      path: ['snoozeUntil'],
    }),
  )
export type NewAction = z.infer<typeof NewAction>

/** An action as the history has it, with the title that the reminder had. */
export const ActionLog = z.object({
  ...NewAction.shape,
  reminderId: ChangeId,
  title: z.string(),
})
export type ActionLog = z.infer<typeof ActionLog>

/** A reminder. When it comes next follows from it (`nextAt` in `rules.ts`); only the user's acts change it. */
export const Reminder = z.object({
  id: ChangeId,
  ...content,
  /** The change that wrote the content, or deleted the reminder. */
  edit: ChangeId,
  /** Occurrences count after this instant: the start, the last change of the schedule, or the last action. */
  countsFromAt: Instant,
  /** The last action, if there was one. */
  action: z.exactOptional(ChangeId),
  /** Until when it is put off. It then comes at this instant, and by its schedule after that. */
  snoozedUntil: z.exactOptional(Instant),
  isDeleted: z.exactOptional(z.literal(true)),
})
export type Reminder = z.infer<typeof Reminder>

/** From one time of day to another, perhaps past midnight, nothing rings: what comes then rings at the end. */
export const QuietHours = z
  .strictObject({ from: LocalTime, until: LocalTime })
  .check(z.refine(({ from, until }) => from !== until, { path: ['until'] }))
export type QuietHours = z.infer<typeof QuietHours>

/** How reminders ring. */
export const ReminderSettings = z.strictObject({
  /** Whether a notification shows the title of a reminder; without it, it says nothing about the user. Source: SEC-21. */
  showsTitle: z._default(z.boolean(), false),
  quietHours: z.exactOptional(QuietHours),
  /** Whether what rings on devices comes by mail, too: to a proven address only. */
  byMail: z.exactOptional(z.literal(true)),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

/** A user's reminders, newest first, without the deleted ones, and how they ring. */
export const RemindersState = z.object({
  reminders: z.array(Reminder).check(z.maxLength(MAX_REMINDERS)),
  settings: ReminderSettings,
  /** The account's time zone, in which their times are. */
  zone: Zone,
})
export type RemindersState = z.infer<typeof RemindersState>
