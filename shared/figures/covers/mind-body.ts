import type { Figure } from '../figure.ts'

export const mindBody: Figure = {
  name: 'cover-mind-body',
  viewBox: '0 0 120 92',
  title: 'A water lily',
  description: 'A water lily opens on still water, with its leaf and two ripples.',
  shapes: [
    ['ellipse', { cx: 60, cy: 74, rx: 58, ry: 15, fill: 'var(--water-2)', opacity: 0.4 }],
    ['ellipse', { cx: 60, cy: 74, rx: 44, ry: 10, fill: 'var(--water-2)', opacity: 0.75 }],
    ['path', { d: 'M20 72C20 66 38 62 60 62S100 66 100 72 82 82 60 82 20 78 20 72Z', fill: 'var(--reed)' }],
    [
      'path',
      {
        d: 'M60 70C38 70 24 58 20 38C36 40 50 50 60 70ZM60 70C82 70 96 58 100 38C84 40 70 50 60 70Z',
        fill: 'var(--sail-2)',
      },
    ],
    [
      'path',
      {
        d: 'M60 70C44 62 38 42 42 24C54 34 60 50 60 70ZM60 70C76 62 82 42 78 24C66 34 60 50 60 70Z',
        fill: 'var(--sail)',
      },
    ],
    ['path', { d: 'M60 72C50 58 50 34 60 14C70 34 70 58 60 72Z', fill: 'var(--sun)' }],
  ],
}
