import type { ReportSection } from './model.ts'
import type { Periods } from './number-sections.ts'
import type { Period } from './period.ts'
import { text } from './text.ts'

const words = text.medications

/** The medications that the first page lists. */
const LISTED_MEDICATIONS = 8

/** Users type them as they like: "Amitriptyline 10mg" and "amitriptyline 10 mg" are one. */
const keyOf = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

/** On how many days each medication was taken, by its key, and how the user last spelled it. */
function takenIn({ days }: Period): Map<string, { name: string; days: number }> {
  const taken = new Map<string, { name: string; days: number }>()
  const oldestFirst = [...days.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1))
  for (const { values } of oldestFirst) {
    const names = new Map((values.medications ?? []).map((name) => [keyOf(name), name]))
    for (const [key, name] of names) taken.set(key, { name, days: (taken.get(key)?.days ?? 0) + 1 })
  }
  return taken
}

/** On how many days the question of medications was answered. On the others nothing is known of them. */
const answeredIn = ({ days }: Period) =>
  [...days.values()].filter(({ values }) => values.medications !== undefined).length

/** A row for each medication of either period, the one taken most often first. */
function rowsOf({ now, before }: Periods): string[][] {
  const [taken, takenBefore] = [takenIn(now), takenIn(before)]
  const [answered, answeredBefore] = [answeredIn(now), answeredIn(before)]
  const keys = [...new Set([...taken.keys(), ...takenBefore.keys()])]
  const all = keys.map((key) => ({
    name: (taken.get(key) ?? takenBefore.get(key))?.name ?? '',
    days: taken.get(key)?.days ?? 0,
    daysBefore: takenBefore.get(key)?.days ?? 0,
  }))
  return all
    .toSorted(
      (one, other) =>
        other.days - one.days || other.daysBefore - one.daysBefore || one.name.localeCompare(other.name, 'en'),
    )
    .map(({ name, days, daysBefore }) => [
      name,
      text.ofDays(days, answered),
      answeredBefore > 0 ? text.ofDays(daysBefore, answeredBefore) : text.none,
    ])
}

const sectionOf = (id: string, heading: string, rows: string[][]): ReportSection => ({
  id,
  heading,
  table: {
    columns: [
      { label: words.columns.name },
      { label: words.columns.taken, isNumber: true },
      { label: words.columns.before, isNumber: true },
    ],
    rows,
  },
})

/** On how many of the answered days each medication was taken, in this period and before. */
export function medicationSection(periods: Periods): ReportSection | undefined {
  const rows = rowsOf(periods)
  if (rows.length === 0) return undefined
  const hidden = rows.length - LISTED_MEDICATIONS
  return {
    ...sectionOf('medications', words.heading, rows.slice(0, LISTED_MEDICATIONS)),
    ...(hidden > 0 && { notes: [words.more(hidden)] }),
  }
}

/** All medications, if the first page has not all of them. */
export function allMedicationsSection(periods: Periods): ReportSection | undefined {
  const rows = rowsOf(periods)
  return rows.length > LISTED_MEDICATIONS ? sectionOf('all-medications', words.all, rows) : undefined
}
