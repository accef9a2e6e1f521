import type { Figure } from '../figure.ts'

export const sleep: Figure = {
  name: 'cover-sleep',
  viewBox: '0 0 120 92',
  title: 'A moon over still water',
  description: 'A crescent moon stands above the horizon, and its light lies on the water.',
  shapes: [
    [
      'path',
      {
        d: 'M68 6C52 8 42 20 42 34S54 60 70 60C78 60 84 57 88 52C72 52 60 44 60 29C60 19 63 12 68 6Z',
        fill: 'var(--sun)',
      },
    ],
    ['circle', { cx: 24, cy: 18, r: 2.5, fill: 'var(--sun)' }],
    ['circle', { cx: 96, cy: 26, r: 2, fill: 'var(--sun)' }],
    ['circle', { cx: 30, cy: 42, r: 1.8, fill: 'var(--sun)' }],
    ['path', { d: 'M4 70C34 64 84 74 116 68V84Q116 90 108 90H12Q4 90 4 84Z', fill: 'var(--water-2)' }],
    ['path', { d: 'M48 76H84M54 83H78', stroke: 'var(--sun)', 'stroke-width': 3, 'stroke-linecap': 'round' }],
  ],
}
