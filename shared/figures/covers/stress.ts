import type { Figure } from '../figure.ts'

const line = (d: string, stroke: string) =>
  [
    'path',
    { d, fill: 'none', stroke, 'stroke-width': 5, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  ] as const

export const stress: Figure = {
  name: 'cover-stress',
  viewBox: '0 0 120 92',
  title: 'Waves that grow calm',
  description: 'Three waves below each other: the first is high, the next lower, the last almost flat.',
  shapes: [
    ['circle', { cx: 96, cy: 16, r: 12, fill: 'var(--sun)' }],
    line('M8 38q13-26 26 0t26 0 26 0 26 0', 'var(--hull)'),
    line('M8 60q13-13 26 0t26 0 26 0 26 0', 'var(--water-line)'),
    line('M8 80q13-4 26 0t26 0 26 0 26 0', 'var(--water-2)'),
  ],
}
