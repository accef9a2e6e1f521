import type { Figure } from '../figure.ts'

export const diet: Figure = {
  name: 'cover-diet',
  viewBox: '0 0 120 92',
  title: 'A bowl with a pear and leaves',
  description: 'A bowl stands on the water. A pear and two leaves look out of it.',
  shapes: [
    ['ellipse', { cx: 60, cy: 82, rx: 56, ry: 8, fill: 'var(--water-2)', opacity: 0.55 }],
    [
      'path',
      {
        d: 'M36 44C28 32 22 24 12 20C14 34 22 44 34 50ZM88 46C96 32 102 28 112 26C108 40 100 48 88 52Z',
        fill: 'var(--reed-2)',
      },
    ],
    [
      'path',
      { d: 'M60 8C68 8 70 16 71 24C74 32 84 36 84 48H38C38 36 48 32 50 24C51 16 53 8 60 8Z', fill: 'var(--sun)' },
    ],
    [
      'path',
      { d: 'M60 10C60 5 62 2 66 0', fill: 'none', stroke: 'var(--head)', 'stroke-width': 3, 'stroke-linecap': 'round' },
    ],
    ['path', { d: 'M18 46H102C102 66 86 78 60 78S18 66 18 46Z', fill: 'var(--hull)' }],
    ['path', { d: 'M44 78H76L72 84H48Z', fill: 'var(--hull)' }],
  ],
}
