import { describe, expect, it } from 'vitest'
import { barsPath, dotsPath, linePath, xOf, yOf } from './shapes.ts'

const yOfPoints = (path: string) => [...path.matchAll(/[ML][\d.]+,([\d.]+)/g)].map(([, y]) => Number(y))

describe('[TREND-01] a chart', () => {
  it('has a fixed scale, from 0 at its foot: values never stretch it', () => {
    expect(yOfPoints(linePath([0, 5, 10], 10))).toEqual([96, 50, 4])
    expect(yOfPoints(linePath([4, 5, 4], 10))).toEqual([59.2, 50, 59.2].map((y) => Number(y.toFixed(1))))
    expect(yOf(10)(99)).toBe(yOf(10)(10))
  })

  it('gives each point the same room', () => {
    expect([0, 1, 2, 3].map(xOf(4))).toEqual([125, 375, 625, 875])
    expect(xOf(1)(0)).toBe(500)
  })

  it('breaks its line at a gap, which is never 0', () => {
    const path = linePath([1, 2, null, 3, 4], 10)
    expect(path.match(/M/g)).toHaveLength(2)
    expect(path.match(/[ML]/g)).toHaveLength(4)
  })

  it('draws every dot of few points, and among many those that no line reaches', () => {
    expect(dotsPath([1, null, 0], 10).match(/M/g)).toHaveLength(2)
    const many: (number | null)[] = Array.from({ length: 50 }, (_, index) => (index === 20 ? null : 1))
    expect(dotsPath(many, 10)).toBe('')
    many.fill(null, 10, 20).fill(null, 21, 30)
    many[15] = 4
    expect(dotsPath(many, 10).match(/M/g)).toHaveLength(1)
  })

  it('draws a bar for each value, also for 0, and none for a gap', () => {
    expect(barsPath([3, null, 0], 10).match(/M/g)).toHaveLength(2)
  })

  it('draws nothing without values', () => {
    expect([linePath([null], 10), dotsPath([null], 10), barsPath([null], 10), linePath([], 10)]).toEqual([
      '',
      '',
      '',
      '',
    ])
  })
})
