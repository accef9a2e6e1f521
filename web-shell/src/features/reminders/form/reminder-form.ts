import { isVisible } from '../../../../../shared/http/visible.ts'
import { MAX_NOTE_LENGTH, MAX_TIMES_A_DAY, MAX_TITLE_LENGTH } from '../../../../../shared/reminders/limits.ts'
import { Schedule } from '../../../../../shared/reminders/schedule.ts'
import type { ReminderKind } from '../../../../../shared/reminders/schema.ts'
import { timesWithin } from '../../../../../shared/reminders/times.ts'
import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { tooLongText } from '../../../../../shared/ui/field/too-long.ts'
import type { Content } from '../templates.ts'
import { text } from '../text.ts'

/** A reminder as it is typed: with the answers for each frequency, so that none is lost when another one is tried. */
export interface ReminderForm {
  /** The id of a new reminder, once it was sent. */
  id?: string
  title: string
  note: string
  kind: ReminderKind
  frequency: Schedule['frequency']
  on: LocalDate
  /** May be empty, or in any order, while the user types. */
  times: readonly string[]
  weekdays: readonly number[]
  everyDays: number
  startsOn: LocalDate
  everyHours: number
  from: string
  until: string
}

export type FormErrors = Partial<
  Record<'title' | 'note' | 'on' | 'weekdays' | 'times' | 'everyHours' | 'until', string>
>

const WORKDAYS = [1, 2, 3, 4, 5]

/** The form of a reminder or of a template. */
export function formOf({ title, note = '', kind, schedule }: Content, today: LocalDate): ReminderForm {
  const { frequency, ...parts } = schedule
  const defaults = {
    on: addDays(today, 1),
    times: ['09:00'],
    weekdays: WORKDAYS,
    everyDays: 2,
    startsOn: today,
    everyHours: 2,
    from: '08:00',
    until: '20:00',
  }
  if (schedule.frequency !== 'days') return { ...defaults, title, note, kind, frequency, ...parts }
  const { times, everyDays, from } = schedule
  return { ...defaults, title, note, kind, frequency, times, everyDays, startsOn: from }
}

function scheduleIn(form: ReminderForm): unknown {
  const { frequency } = form
  const times = form.times.toSorted()
  switch (frequency) {
    case 'once':
      return { frequency, on: form.on, times: form.times.slice(0, 1) }
    case 'daily':
      return { frequency, times }
    case 'weekly':
      return { frequency, weekdays: form.weekdays, times }
    case 'days':
      return { frequency, everyDays: form.everyDays, from: form.startsOn, times }
    case 'hours':
      return { frequency, everyHours: form.everyHours, from: form.from, until: form.until }
  }
}

/** The schedule of a form; `undefined` while it has none. */
export function scheduleOf(form: ReminderForm): Schedule | undefined {
  const parsed = Schedule.safeParse(scheduleIn(form))
  return parsed.success ? parsed.data : undefined
}

function hoursErrors({ everyHours, from, until }: ReminderForm): FormErrors {
  if (!from || !until) return { until: text.errors.window }
  if (until < from) return { until: text.errors.until }
  const count = timesWithin({ everyHours, from, until }).length
  return count > MAX_TIMES_A_DAY ? { everyHours: text.errors.tooOften(count) } : {}
}

function timesErrors({ frequency, times: all }: ReminderForm): FormErrors {
  const times = frequency === 'once' ? all.slice(0, 1) : all
  if (times.some((time) => time === '')) return { times: text.errors.times }
  return new Set(times).size < times.length ? { times: text.errors.twice } : {}
}

/** What the user has to correct. */
export function errorsOf(form: ReminderForm): FormErrors {
  const { title, note, frequency } = form
  const titleError = isVisible(title.trim())
    ? tooLongText(Array.from(title).length, MAX_TITLE_LENGTH)
    : text.errors.title
  // As its field counts.
  const noteError = tooLongText(note.length, MAX_NOTE_LENGTH)
  const isDated = frequency === 'once' ? form.on : frequency === 'days' ? form.startsOn : 'always'
  return {
    ...(titleError && { title: titleError }),
    ...(noteError && { note: noteError }),
    ...(!isDated && { on: text.errors.on }),
    ...(frequency === 'weekly' && form.weekdays.length === 0 && { weekdays: text.errors.weekdays }),
    ...(frequency === 'hours' ? hoursErrors(form) : timesErrors(form)),
  }
}

/** The content of a form without errors; `undefined` if there are some. */
export function contentOf(form: ReminderForm): Content | undefined {
  const schedule = scheduleOf(form)
  if (!schedule || Object.keys(errorsOf(form)).length > 0) return undefined
  const [title, note] = [form.title.trim(), form.note.trim()]
  return { title, ...(note && { note }), kind: form.kind, schedule }
}
