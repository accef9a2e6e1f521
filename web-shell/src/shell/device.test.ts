import { expect, test } from 'vitest'
import { Write } from '../../../shared/days/schema.ts'
import { nextWrite } from './device.ts'

test('each edit has a mark of its own, counted from 1 on one device', () => {
  const marks = Array.from({ length: 50 }, nextWrite)
  expect(marks.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  expect(new Set(marks.map(({ device }) => device)).size).toBe(1)
  for (const { device, n } of marks) expect(Write.safeParse(`${device}.${n}`).success).toBe(true)
})
