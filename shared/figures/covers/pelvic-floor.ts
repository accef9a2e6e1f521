import type { Figure } from '../figure.ts'

const hammock = (y: number, deep: number) => `M12 ${y}C36 ${y + deep} 84 ${y + deep} 108 ${y}`

export const pelvicFloorCover: Figure = {
  name: 'cover-pelvic-floor',
  viewBox: '0 0 120 92',
  title: 'A hammock over still water',
  description: 'A hammock hangs between two reeds, a little lower with each line.',
  shapes: [
    ['ellipse', { cx: 60, cy: 84, rx: 56, ry: 7, fill: 'var(--water-2)', opacity: 0.55 }],
    [
      'path',
      {
        d: 'M12 84C10 54 12 30 10 10M108 84C110 54 108 30 110 10',
        fill: 'none',
        stroke: 'var(--reed)',
        'stroke-width': 4,
        'stroke-linecap': 'round',
      },
    ],
    ['path', { d: `${hammock(24, 34)}C84 78 36 78 12 24Z`, fill: 'var(--sail-2)' }],
    ['path', { d: hammock(24, 34), fill: 'none', stroke: 'var(--hull)', 'stroke-width': 4, 'stroke-linecap': 'round' }],
    ['path', { d: hammock(24, 54), fill: 'none', stroke: 'var(--hull)', 'stroke-width': 4, 'stroke-linecap': 'round' }],
    [
      'path',
      { d: 'M38 84H82', stroke: 'var(--water-line)', 'stroke-width': 2.5, 'stroke-linecap': 'round', opacity: 0.7 },
    ],
  ],
}
