import type { ExercisesEdit } from '../../../../shared/exercises/queued.ts'
import type { OperationWords } from '../../shell/early/operation-kind.ts'
import { names, painWords } from './names.ts'

const dateOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(date))

function detailOf(edit: ExercisesEdit): string {
  if (edit.type === 'remove') return `Remove a session of ${dateOf(edit.date)}`
  const { exercise, date } = edit.session
  return [names[exercise], dateOf(date), painWords(edit.session)].filter(Boolean).join(', ')
}

export const text = {
  name: () => 'Breathing and relaxation',
  detail: detailOf,
  /** All changes have one target. */
  count: () => 'a change to your exercises',
  sent: () => 'Your exercises have been sent.',
} satisfies OperationWords<ExercisesEdit>
