import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { Device } from '../../../shared/days/schema.ts'
import { forgetDevice, nextWrite } from './device.ts'

test('a device is made when first needed and counts its writes from 1', async () => {
  await forgetDevice()
  const first = await nextWrite()
  const second = await nextWrite()
  expect(Device.safeParse(first.device).success).toBe(true)
  expect([first.n, second.n]).toEqual([1, 2])
  expect(second.device).toBe(first.device)
})

test('no count is given twice, however many are asked for at once', async () => {
  const writes = await Promise.all(Array.from({ length: 50 }, nextWrite))
  expect(new Set(writes.map(({ n }) => n)).size).toBe(50)
  expect(new Set(writes.map(({ device }) => device)).size).toBe(1)
})

test('a forgotten device takes its count along', async () => {
  const before = await nextWrite()
  await forgetDevice()
  const after = await nextWrite()
  expect(after.n).toBe(1)
  expect(after.device).not.toBe(before.device)
})
