import { type Figure, words } from './figure.ts'

export const pelvicFloor: Figure = {
  name: 'pelvic-floor',
  viewBox: '0 0 320 300',
  title: 'The pelvic floor from the side',
  description:
    'A hammock of muscle hangs between the pubic bone at the front and the tailbone at the back. The bladder rests above it. A dotted line below shows the hammock when it lets go.',
  shapes: [
    // The bones at both ends.
    ['ellipse', { cx: 40, cy: 150, rx: 22, ry: 30, fill: 'var(--stone-2)', transform: 'rotate(24 40 150)' }],
    ['ellipse', { cx: 282, cy: 62, rx: 19, ry: 15, fill: 'var(--stone-3)' }],
    ['ellipse', { cx: 288, cy: 96, rx: 17, ry: 14, fill: 'var(--stone-2)' }],
    ['ellipse', { cx: 284, cy: 128, rx: 14, ry: 13, fill: 'var(--stone-2)' }],
    ['ellipse', { cx: 272, cy: 156, rx: 11, ry: 12, fill: 'var(--stone-1)' }],
    // The bladder, with water in it.
    [
      'path',
      { d: 'M138 186C96 172 78 132 92 100C104 72 172 70 190 98C206 126 186 170 146 186Z', fill: 'var(--water-1)' },
    ],
    [
      'path',
      { d: 'M138 186C102 174 82 144 86 118C120 108 156 128 194 114C196 146 178 174 146 186Z', fill: 'var(--water-2)' },
    ],
    // The hammock: held, and let go.
    [
      'path',
      {
        d: 'M48 174C92 214 214 218 266 168',
        fill: 'none',
        stroke: 'var(--accent)',
        'stroke-width': 12,
        'stroke-linecap': 'round',
      },
    ],
    [
      'path',
      {
        d: 'M46 200C84 288 228 288 266 194',
        fill: 'none',
        stroke: 'var(--accent)',
        'stroke-width': 4,
        'stroke-linecap': 'round',
        'stroke-dasharray': '1 10',
      },
    ],
    words(140, 142, 'bladder', 'middle'),
    words(8, 86, 'pubic'),
    words(8, 107, 'bone'),
    words(312, 34, 'tailbone', 'end'),
    words(158, 238, 'pelvic floor', 'middle'),
    words(158, 290, 'letting go', 'middle'),
  ],
}
