import { diffArrays } from 'diff'
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

/** A line, and the question that it was, if it was one. `stays`: at its place. `over`: it may be typed over one of these. */
interface Line {
  text: string
  of?: Known | undefined
  stays?: boolean
  over?: readonly Known[]
}

/** Finds for each line the question that it was: the same one, one that has moved, or one whose text has changed. */
function matchLines(known: readonly Known[], texts: readonly string[]): { lines: Line[]; gone: Known[] } {
  const left = new Set<Known>()
  const lines: Line[] = []
  let next = 0
  let over: Known[] = []
  const before = known.map(({ values }) => values.text)
  for (const { value, added, removed } of diffArrays(before, [...texts])) {
    if (added) lines.push(...value.map((text) => ({ text, over })))
    else {
      const questions = known.slice(next, next + value.length)
      next += value.length
      over = removed ? questions : []
      if (removed) for (const each of questions) left.add(each)
      else lines.push(...questions.map((of) => ({ text: of.values.text, of, stays: true })))
    }
  }
  const take = (line: Line, found: Known | undefined) => {
    if (!found) return
    left.delete(found)
    line.of = found
    line.stays = found.values.text !== line.text
  }
  const added = lines.filter(({ of }) => !of)
  const movedTo = ({ text }: Line) => [...left].find(({ values }) => values.text === text)
  for (const line of added) take(line, movedTo(line))
  // What is left was typed over, in this order, and has its place still.
  const typedOver = ({ over: before = [] }: Line) => before.find((each) => left.has(each))
  for (const line of added) if (!line.of) take(line, typedOver(line))
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
