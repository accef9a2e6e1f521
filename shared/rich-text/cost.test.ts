import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COSTLY_MARKDOWN } from '../../tests/fixtures/data/hostile-markdown.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { MAX_LENGTHS } from '../articles/schema.ts'
import { parseRichText } from './parse.ts'

/** The elements that the parser may move in its arrays, for each character. Articles that people write need about 150. */
const MAX_MOVES = 2_000

/** Counts the array elements that `work` moves. Quadratic parsing moves them again and again. */
function countMoves(work: () => void): number {
  const { splice, slice, push } = Array.prototype
  let moves = 0
  const counting = {
    splice(this: unknown[], ...args: [number, number, ...unknown[]]) {
      const [start] = args
      moves += this.length - (start < 0 ? this.length + start : start) + args.length
      return splice.apply(this, args)
    },
    slice(this: unknown[], ...bounds: [number?, number?]) {
      const part = slice.apply(this, bounds)
      moves += part.length
      return part
    },
    push(this: unknown[], ...items: unknown[]) {
      moves += items.length
      return push.apply(this, items)
    },
  }
  Object.assign(Array.prototype, counting)
  try {
    work()
  } finally {
    Object.assign(Array.prototype, { splice, slice, push })
  }
  return moves
}

const movesPerCharacter = (markdown: string) => countMoves(() => parseRichText(markdown)) / markdown.length

it.each(Object.entries(COSTLY_MARKDOWN))(
  '[SEC-17] parsing %s takes time in proportion to its length',
  (_, markdown) => {
    expect(movesPerCharacter(markdown)).toBeLessThan(MAX_MOVES)
  },
)

it('[SEC-17] parsing any text up to the limit takes time in proportion to its length', () => {
  const piece = fc.constantFrom(
    ...['a', '*', '**', '_', '`', '[', '](/x)', '![', '>', '> ', '- ', '+ ', '1. ', '#', '# ', '=', '-', '<', '&amp;'],
    ...['\n', '\n\n', '  ', '    ', '\t', '\\', '"', '===\n', '---\n', '```\n', '[a]: /b\n', '[a]', '|', '|-|\n', '~~'],
  )
  const markdown = fc
    .record({
      pieces: fc.array(piece, { minLength: 1, maxLength: 5 }),
      emptyLineEvery: fc.constantFrom(0, 1, 20, 190),
      length: fc.constantFrom(3_000, 12_000, MAX_LENGTHS.content),
    })
    .map(({ pieces, emptyLineEvery, length }) => {
      const unit = pieces.join('')
      const text = unit.repeat(Math.ceil(length / unit.length))
      if (!emptyLineEvery) return text.slice(0, length)
      const lines = text.split('\n').map((line, n) => (n % emptyLineEvery === 0 ? `${line}\n` : line))
      return lines.join('\n').slice(0, length)
    })
  fc.assert(
    fc.property(markdown, (text) => {
      expect(movesPerCharacter(text)).toBeLessThan(MAX_MOVES)
    }),
    { seed, numRuns: Number(process.env['RUNS'] ?? 60) },
  )
})

it('[SEC-17] [LEARN-11] definitions are not copied into many links until a short text becomes megabytes', () => {
  const links = (count: number) => Array.from({ length: count }, (_, n) => `[word ${n}][a]`).join('\n\n')
  const size = (markdown: string) => JSON.stringify(parseRichText(markdown) ?? '').length
  expect(parseRichText(`[a]: /${'x'.repeat(8_000)}\n\n${links(300)}`)).toBeUndefined()
  expect(size(`[a]: /${'x'.repeat(100)}\n\n${links(200)}`)).toBeGreaterThan(200 * 100)
})
