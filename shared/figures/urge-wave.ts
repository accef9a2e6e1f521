import { type Figure, words } from './figure.ts'

export const urgeWave: Figure = {
  name: 'urge-wave',
  viewBox: '0 0 320 236',
  title: 'An urge is a wave',
  description: 'A wave rises from the left, peaks in the middle and falls to the right. A small boat rides on it.',
  shapes: [
    ['circle', { cx: 272, cy: 46, r: 24, fill: 'var(--sun)' }],
    [
      'path',
      { d: 'M0 178C64 178 84 74 152 74S240 178 320 178V220Q320 236 304 236H16Q0 236 0 220Z', fill: 'var(--water-1)' },
    ],
    [
      'path',
      {
        d: 'M0 178C64 178 84 74 152 74S240 178 320 178',
        fill: 'none',
        stroke: 'var(--water-line)',
        'stroke-width': 4,
        'stroke-linecap': 'round',
      },
    ],
    [
      'g',
      { transform: 'translate(152 72)' },
      [
        ['path', { d: 'M3 -44C14 -36 18 -26 18 -14H3Z', fill: 'var(--sail)' }],
        ['path', { d: 'M-1 -38C-9 -31 -13 -23 -14 -14H-1Z', fill: 'var(--sail-2)' }],
        ['path', { d: 'M1 -46V-12', stroke: 'var(--head)', 'stroke-width': 2.5, 'stroke-linecap': 'round' }],
        ['path', { d: 'M-22 -12H24C22 -5 18 0 11 0H-9C-15 0 -20 -5 -22 -12Z', fill: 'var(--hull)' }],
      ],
    ],
    words(8, 100, 'it rises'),
    words(152, 122, 'it peaks', 'middle'),
    words(312, 112, 'it falls', 'end'),
    ['path', { d: 'M20 192H296M288 186l8 6-8 6', fill: 'none', stroke: 'var(--text)', 'stroke-width': 2 }],
    words(160, 220, 'time', 'middle'),
  ],
}
