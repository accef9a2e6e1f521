import { setTimeout as wait } from 'node:timers/promises'
import type { PushTest, TestResult } from '../../shared/operations/schema.ts'
import { PRODUCT } from '../../shared/product.ts'
import type { Device } from '../../shared/reminders/book.ts'
import type { Outcome } from '../../shared/reminders/devices.ts'
import { describeBrowser } from '../http/describe-browser.ts'
import { deliver } from '../notifications/deliver.ts'
import { dueCount, type Message, topicOf } from '../notifications/message.ts'
import type { UserId } from '../table/keys.ts'
import { changeBook, findBook } from '../table/records/reminders.ts'

/** A request ends after ten seconds. A push service that has not replied by then was not reached. */
const MAX_MS = 7_000

/** It says plainly what it is. The number on the app's icon stays right. */
const testMessage = (due: number): Message => ({
  topic: topicOf('test'),
  payload: {
    title: PRODUCT,
    body: `This is a test from ${PRODUCT}. There is nothing to do.`,
    tag: 'push-test',
    path: '/home',
    due,
  },
})

function resultOf(outcome: Outcome): TestResult {
  if ('sent' in outcome) return 'accepted'
  if ('gone' in outcome) return 'gone'
  return outcome.isRefused ? 'refused' : 'not-reached'
}

/**
 * Sends a test notification to each device of a user, and forgets those that are gone, as reminders do. A failure here changes
 * nothing for reminders. Source: requirement ADM-07.
 */
export async function testDevices(user: UserId, now: number): Promise<PushTest['devices']> {
  const book = await findBook(user)
  const message = testMessage(dueCount(book, now))
  const test = async (device: Device) => {
    const late = wait<Outcome>(MAX_MS, { later: now }, { ref: false })
    return { device, result: resultOf(await Promise.race([deliver(device, [message], now), late])) }
  }
  const tested = await Promise.all(book.devices.map(test))
  const gone = new Set(tested.flatMap(({ device, result }) => (result === 'gone' ? [device.id] : [])))
  if (gone.size > 0)
    await changeBook(user, (latest) => ({
      ...latest,
      devices: latest.devices.filter(({ id }) => !gone.has(id)),
    }))
  return tested.map(({ device, result }) => ({ name: describeBrowser(device.userAgent), result }))
}
