import { type Figure, type Shape, words } from './figure.ts'

const COLUMNS = [20, 98, 178, 302] as const
const ROWS = [
  ['7:10', '', '250 ml', '2'],
  ['8:00', 'tea', '', ''],
  ['9:40', '', '120 ml', '4'],
  ['11:15', '', '', '5'],
  ['11:30', 'water', '', ''],
] as const

const FIRST_ROW = 96
const ROW_HEIGHT = 36

const rowOf = (cells: readonly string[], y: number): Shape[] =>
  cells.flatMap((cell, n) => (cell ? [words(COLUMNS[n] ?? 0, y, cell, n === 3 ? 'end' : 'start')] : []))

export const diaryPage: Figure = {
  name: 'diary-page',
  viewBox: '0 0 320 272',
  title: 'A page of a bladder diary',
  description:
    'A table with the columns time, drink, pee in millilitres, and pain. One amount was not measured, and its box is empty.',
  shapes: [
    [
      'rect',
      { x: 1, y: 1, width: 318, height: 270, rx: 16, fill: 'var(--raised)', stroke: 'var(--line)', 'stroke-width': 2 },
    ],
    ['path', { d: 'M1 58V17Q1 1 17 1H303Q319 1 319 17V58Z', fill: 'var(--soft)' }],
    ...rowOf(['time', 'drink', 'pee', 'pain'], 37),
    ...ROWS.flatMap((cells, n) => rowOf(cells, FIRST_ROW + n * ROW_HEIGHT)),
    [
      'path',
      {
        d: ROWS.slice(1)
          .map((_, n) => `M16 ${FIRST_ROW + n * ROW_HEIGHT + 11}H304`)
          .join(''),
        stroke: 'var(--line)',
        'stroke-width': 1.5,
      },
    ],
    [
      'rect',
      {
        x: 176,
        y: FIRST_ROW + 3 * ROW_HEIGHT - 19,
        width: 68,
        height: 25,
        rx: 6,
        fill: 'none',
        stroke: 'var(--edge)',
        'stroke-width': 2,
        'stroke-dasharray': '5 5',
      },
    ],
  ],
}
