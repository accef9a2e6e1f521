import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import type { RecordsById } from '../records/replies.ts'
import { changesOf, linesOf } from './question-lines.ts'
import type { Question } from './records.ts'

const recordsOf = (...texts: string[]): RecordsById<Question> =>
  Object.fromEntries(
    texts.map((text, index) => [
      `q${index}`,
      { values: { text, order: index + 1 }, seen: { text: [`w.${index}`] }, lost: [] },
    ]),
  )
const changes = (shown: RecordsById<Question>, texts: readonly string[]) => {
  let made = 0
  return changesOf(shown, texts, () => `new${made++}`)
}
let ids = 0
/** The questions after the changes. */
function apply(shown: RecordsById<Question>, texts: readonly string[]): RecordsById<Question> {
  const records: Record<string, RecordsById<Question>[string]> = { ...shown }
  for (const { id, set, removes } of changesOf(shown, texts, () => `id${ids++}`)) {
    if (removes) delete records[id]
    else records[id] = { seen: {}, lost: [], values: { ...records[id]?.values, ...set } as Question }
  }
  return records
}

describe('[REPORT-01] the lines that a user typed over questions', () => {
  const shown = recordsOf('One?', 'Two?', 'Three?')

  it.each([
    ['nothing', ['One?', 'Two?', 'Three?'], []],
    ['a new last one', ['One?', 'Two?', 'Three?', 'Four?'], [{ id: 'new0', set: { text: 'Four?', order: 4 } }]],
    ['a new first one', ['Zero?', 'One?', 'Two?', 'Three?'], [{ id: 'new0', set: { text: 'Zero?', order: 0 } }]],
    ['one between', ['One?', 'And?', 'Two?', 'Three?'], [{ id: 'new0', set: { text: 'And?', order: 1.5 } }]],
    [
      'another text',
      ['One?', '2?', 'Three?'],
      [{ id: 'q1', set: { text: '2?' }, shown: { id: 'q1', ...shown['q1'] } }],
    ],
    ['one less', ['One?', 'Three?'], [{ id: 'q1', removes: true, shown: { id: 'q1', ...shown['q1'] } }]],
    [
      'another place',
      ['Two?', 'Three?', 'One?'],
      [{ id: 'q0', set: { order: 4 }, shown: { id: 'q0', ...shown['q0'] } }],
    ],
  ])('change %s', (_, texts, expected) => {
    expect(changes(shown, texts)).toEqual(expected)
  })

  it(`are what is read afterwards, whatever they are (SEED=${seed})`, () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 })
    fc.assert(
      fc.property(texts, texts, texts, (first, second, third) => {
        const once = apply(recordsOf(...first), second)
        expect(linesOf(once)).toEqual(second)
        expect(linesOf(apply(once, third))).toEqual(third)
      }),
      { seed, numRuns: 500 },
    )
  })
})
