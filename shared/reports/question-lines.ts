import type { RecordChange } from '../records/edit.ts'
import type { RecordOf, RecordsById } from '../records/replies.ts'
import type { Question } from './records.ts'

type Known = RecordOf<Question> & { id: string }

/** The questions in their order. */
function inOrder(records: RecordsById<Question>): Known[] {
  return Object.entries(records)
    .map(([id, record]) => ({ id, ...record }))
    .toSorted((one, other) => one.values.order - other.values.order || (one.id < other.id ? -1 : 1))
}

/** The questions as lines of text, in their order. */
export function linesOf(records: RecordsById<Question>): string[] {
  return inOrder(records).map(({ values }) => values.text)
}

/** A line, and the question that it was, if it was one. `stays`: at its place. */
interface Line {
  text: string
  of?: Known | undefined
  stays?: boolean
}

/** The lines that are the same as questions, at the same places among each other: as many as possible. */
function sameLines(known: readonly Known[], lines: readonly string[]): Map<number, number> {
  const lengths = Array.from({ length: known.length + 1 }, () => Array.from({ length: lines.length + 1 }, () => 0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  const isSame = (i: number, j: number) => known[i]?.values.text === lines[j]
  for (let i = known.length - 1; i >= 0; i--)
    for (let j = lines.length - 1; j >= 0; j--)
      (lengths[i] as number[])[j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const same = new Map<number, number>()
  for (let i = 0, j = 0; i < known.length && j < lines.length; )
    if (isSame(i, j)) same.set(j++, i++)
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  return same
}

/** Finds for each line the question that it was: the same one, one that has moved, or one whose text has changed. */
function matchLines(known: readonly Known[], texts: readonly string[]): { lines: Line[]; gone: Known[] } {
  const same = sameLines(known, texts)
  const left = new Set(known.filter((_, index) => ![...same.values()].includes(index)))
  const take = (found: Known | undefined) => {
    if (found) left.delete(found)
    return found
  }
  const lines: Line[] = texts.map((text, index) => {
    const kept = same.get(index)
    return kept === undefined ? { text } : { text, of: known[kept], stays: true }
  })
  for (const line of lines) if (!line.of) line.of = take([...left].find(({ values }) => values.text === line.text))
  // What is left was typed over, in this order. Between the questions around it, it has its place still.
  for (const [index, line] of lines.entries()) {
    if (line.of) continue
    const before = known.indexOf(lines.slice(0, index).findLast(({ stays }) => stays)?.of as Known)
    const after = lines.slice(index).find(({ stays }) => stays)?.of
    const end = after ? known.indexOf(after) : known.length
    line.of = take([...left].find((each) => known.indexOf(each) > before && known.indexOf(each) < end))
    if (line.of) line.stays = true
  }
  return { lines, gone: [...left] }
}

/** The places of the lines: those that stay keep theirs, and others come between them. */
function ordersOf(lines: readonly Line[]): number[] {
  const orders: number[] = []
  for (const [index, { of, stays }] of lines.entries()) {
    const before = orders.at(-1)
    const next = lines.slice(index).findIndex((line) => line.stays)
    const after = next < 0 ? undefined : lines[index + next]?.of?.values.order
    if (stays && of) orders.push(of.values.order)
    else if (after === undefined) orders.push((before ?? 0) + 1)
    else orders.push(before === undefined ? after - next : before + (after - before) / (next + 1))
  }
  return orders
}

/**
 * What changes when the user has typed `texts` over the questions that the screen showed (`shown`): only that, so that what another
 * device adds or changes meanwhile stays. `newId` makes the id of a record.
 */
export function changesOf(
  shown: RecordsById<Question>,
  texts: readonly string[],
  newId: () => string,
): RecordChange<Question>[] {
  const { lines, gone } = matchLines(inOrder(shown), texts)
  const orders = ordersOf(lines)
  const changed = lines.flatMap(({ text, of, stays }, index): RecordChange<Question>[] => {
    const order = orders[index] ?? 0
    if (!of) return [{ id: newId(), set: { text, order } }]
    const set = { ...(text !== of.values.text && { text }), ...(!stays && { order }) }
    return Object.keys(set).length > 0 ? [{ id: of.id, set, shown: of }] : []
  })
  return [...gone.map((each) => ({ id: each.id, removes: true as const, shown: each })), ...changed]
}
