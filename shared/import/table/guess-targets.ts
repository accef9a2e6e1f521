import { DAY_FIELDS, type FixedField } from '../../days/model/fields.ts'
import { wordsOf } from '../../days/words/text.ts'
import type { Target } from './table.ts'

/** Headings of other apps and of people's own tables. */
const OTHER_NAMES: Record<string, Target> = {
  day: 'date',
  datum: 'date',
  'pain level': 'painLevel',
  'pain score': 'painLevel',
  'urgency level': 'urgencyLevel',
  voids: 'frequency',
  'night voids': 'nocturia',
  stress: 'stressLevel',
  note: 'notes',
  comment: 'notes',
  comments: 'notes',
  meds: 'medications',
  medication: 'medications',
}

const plain = (text: string) => text.trim().toLowerCase()

const NAMES = new Map<string, Target>([
  ...Object.entries(OTHER_NAMES),
  ...DAY_FIELDS.map((field): [string, FixedField] => [plain(wordsOf(field).label), field]),
  ['date', 'date'],
  ...DAY_FIELDS.map((field): [string, FixedField] => [plain(field), field]),
])

/** What each column probably is, by its heading. A target is guessed for one column only. */
export function guessTargets(headings: readonly string[]): Target[] {
  const taken = new Set<Target>()
  return headings.map((heading) => {
    const target = NAMES.get(plain(heading))
    if (!target || taken.has(target)) return undefined
    taken.add(target)
    return target
  })
}
