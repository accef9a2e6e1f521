import type { Figure } from '../figure.ts'

export const supplements: Figure = {
  name: 'cover-supplements',
  viewBox: '0 0 120 92',
  title: 'A sprig in a small jar',
  description: 'A sprig with round leaves stands in a small jar of water, with two pebbles beside it.',
  shapes: [
    ['ellipse', { cx: 60, cy: 82, rx: 56, ry: 8, fill: 'var(--water-2)', opacity: 0.55 }],
    [
      'path',
      {
        d: 'M56 66C58 44 62 24 74 6',
        fill: 'none',
        stroke: 'var(--reed)',
        'stroke-width': 3,
        'stroke-linecap': 'round',
      },
    ],
    ['circle', { cx: 78, cy: 8, r: 7, fill: 'var(--reed-2)' }],
    ['circle', { cx: 58, cy: 20, r: 8, fill: 'var(--reed-2)' }],
    ['circle', { cx: 78, cy: 27, r: 8, fill: 'var(--reed)' }],
    ['circle', { cx: 50, cy: 37, r: 7, fill: 'var(--reed)' }],
    [
      'path',
      { d: 'M42 44H76V50C82 54 84 60 84 68Q84 80 72 80H46Q34 80 34 68C34 60 36 54 42 50Z', fill: 'var(--water-1)' },
    ],
    ['path', { d: 'M34 64C44 60 70 68 84 64V68Q84 80 72 80H46Q34 80 34 68Z', fill: 'var(--water-2)' }],
    [
      'path',
      {
        d: 'M42 44H76V50C82 54 84 60 84 68Q84 80 72 80H46Q34 80 34 68C34 60 36 54 42 50Z',
        fill: 'none',
        stroke: 'var(--water-line)',
        'stroke-width': 2.5,
      },
    ],
    ['ellipse', { cx: 99, cy: 77, rx: 11, ry: 7, fill: 'var(--stone-1)' }],
    ['ellipse', { cx: 19, cy: 79, rx: 8, ry: 5, fill: 'var(--stone-2)' }],
  ],
}
