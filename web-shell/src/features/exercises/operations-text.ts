import type { KeptExercise } from '../../../../shared/exercises/records.ts'
import type { RecordWords } from '../../shell/later/records/record-operations.ts'
import { names, painWords } from './names.ts'

const dateOf = (at: number, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(at)
/** The day in an id is a day in UTC. */
const dateIn = (id: string) => dateOf(Date.parse(id.slice(0, 10)), 'UTC')

function describe(values: Partial<KeptExercise>): string {
  const { exercise, at } = values
  return [exercise && names[exercise], at && dateOf(at), painWords(values)].filter(Boolean).join(', ')
}

const fields: Readonly<Record<string, string>> = {
  exercise: 'Exercise',
  seconds: 'Seconds',
  before: 'Pain before',
  after: 'Pain after',
}

export const text = {
  name: () => 'Breathing and relaxation',
  change: ({ id, removes, set }) => (removes ? `Remove a session of ${dateIn(id)}` : describe(set)),
  /** All changes have one target. */
  count: () => 'a change to your exercises',
  sent: () => 'Your exercises have been sent.',
  record: describe,
  field: (field) => fields[field] ?? field,
  value: (field, value) => (field === 'exercise' ? names[value as keyof typeof names] : String(value)),
} satisfies RecordWords
