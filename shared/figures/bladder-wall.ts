import { type Figure, words } from './figure.ts'

const nerve = (x: number) =>
  `M${x} 196c2-16 10-18 8-34M${x + 6} 178c8-4 12-8 16-16M${x + 8} 168c-6-2-10-6-14-10` as const

export const bladderWall: Figure = {
  name: 'bladder-wall',
  viewBox: '0 0 320 288',
  title: 'The wall of the bladder, in layers',
  description:
    'From top to bottom: pee on the inside, then a thin lining, then a soft layer with nerves, then a layer of muscle.',
  shapes: [
    ['path', { d: 'M0 112V16Q0 0 16 0H304Q320 0 320 16V112Z', fill: 'var(--water-1)' }],
    [
      'path',
      {
        d: 'M212 34q12-8 24 0t24 0 24 0M36 68q12-8 24 0t24 0 24 0',
        fill: 'none',
        stroke: 'var(--water-line)',
        'stroke-width': 2.5,
      },
    ],
    words(20, 40, 'pee, on the inside'),
    ['path', { d: 'M0 142V96Q20 78 40 96T80 96 120 96 160 96 200 96 240 96 280 96 320 96V142Z', fill: 'var(--sky-1)' }],
    [
      'path',
      {
        d: 'M0 96Q20 78 40 96T80 96 120 96 160 96 200 96 240 96 280 96 320 96',
        fill: 'none',
        stroke: 'var(--accent)',
        'stroke-width': 3,
      },
    ],
    words(20, 130, 'thin lining'),
    ['rect', { x: 0, y: 142, width: 320, height: 68, fill: 'var(--soft)' }],
    [
      'path',
      {
        d: [196, 236, 276].map(nerve).join(''),
        fill: 'none',
        stroke: 'var(--accent)',
        'stroke-width': 2.5,
        'stroke-linecap': 'round',
      },
    ],
    words(20, 172, 'soft layer'),
    words(20, 196, 'with nerves'),
    ['path', { d: 'M0 210H320V272Q320 288 304 288H16Q0 288 0 272Z', fill: 'var(--sunk)' }],
    [
      'path',
      {
        d: 'M116 232q24-10 48 0t48 0 48 0 40 0M116 250q24-10 48 0t48 0 48 0 40 0M116 268q24-10 48 0t48 0 48 0 40 0',
        fill: 'none',
        stroke: 'var(--edge)',
        'stroke-width': 3,
        'stroke-linecap': 'round',
      },
    ],
    words(20, 256, 'muscle'),
  ],
}
