import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { QUEUES } from '../../shared/operations/names.ts'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  SAME_ORIGIN,
  signIn,
  startSession,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

interface Message {
  id: string
  receives: number
  hidden: boolean
}

const messagesIn = async (queue: string): Promise<Message[]> =>
  (await callControlPage('GET', 'queues')).find(({ name }: { name: string }) => name === queue).messages
const isDead = async (id: string) => (await messagesIn('mailQueueDeadLetters')).some((each) => each.id === id)

/** A mail that could not be sent three times, because the mail service was down. Longer than a received job is hidden. */
async function failMailTo(userId: string): Promise<void> {
  await callControlPage('PUT', 'faults', { target: 'mail', mode: 'down' })
  const id = crypto.randomUUID()
  const job = { id, kind: 'password-set', userId, correlationId: id }
  const sent = await callControlPage('POST', 'queues/mailQueueJobs/messages', job)
  for (const receives of [1, 2, 3]) {
    await expect
      .poll(async () => (await messagesIn('mailQueueJobs')).find((each) => each.id === sent.id)?.receives)
      .toBe(receives)
    await callControlPage('PUT', 'clock', { advanceMinutes: 4 })
  }
  await expect.poll(() => isDead(sent.id)).toBe(true)
  await callControlPage('PUT', 'faults', {})
}

/** Registers a device of the user of a page, as a browser with a push service does. */
async function registerDevice(page: Page, device: string): Promise<void> {
  const subscription = await callControlPage('POST', 'pushes/devices', { device })
  const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0 Mobile Safari/537.36'
  const data = { subscription, userAgent }
  const reply = await page.context().request.put('/api/push/devices', { headers: SAME_ORIGIN, data })
  expect(reply.status()).toBe(200)
}

/** Has the dead letters of the other queues tried again, too: each has a permission of its own. */
async function redriveOthers(page: Page): Promise<void> {
  for (const id of QUEUES.filter((name) => name !== 'mail')) {
    const data = { reason: 'all is well again' }
    const reply = await page.context().request.post(`/api/manage/queues/${id}/redrive`, { headers: SAME_ORIGIN, data })
    expect(reply.status(), id).toBe(200)
  }
}

journey(
  '[OPS-04] [RELY-06] [ADM-07] [SEC-28] an admin has a failed mail tried again, tests the notifications of a patient, and both stand in the audit',
  async ({ open }) => {
    onTestFinished(async () => {
      await callControlPage('PUT', 'faults', {})
      await callControlPage('PUT', 'clock', { now: null })
    })
    const ada = await newUser({ days: 3 })
    await failMailTo(ada.userId)
    const [hers, admin] = [await open(), await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })]
    await signIn(hers, ada)
    await registerDevice(hers, ada.userId)
    await startSession(admin, await newUser({ roles: ['admin'], name: 'Adam Wright' }))

    await admin.goto('/admin')
    await admin.getByRole('link', { name: 'Operations', exact: true }).press('Enter')
    const row = (name: string) =>
      admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name, exact: true }) })
    const mail = row('Email')
    await mail.getByText('1 job failed at every try').waitFor()
    await row('Reminders and set times of articles')
      .getByText(/^Every minute · last run/)
      .waitFor()
    await row('Delivery of articles and recordings')
      .getByText(/^Delivered: \d+ articles/)
      .waitFor()
    await expectAccessible(admin)
    await expectNoSidewaysScroll(admin)

    await mail.getByRole('button', { name: 'Try again… Email' }).press('Enter')
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('Why?').fill('the mail service is back')
    await expectAccessible(admin)
    await expectNoSidewaysScroll(admin)
    await dialog.getByLabel('Why?').press('Enter')
    await mail.getByText(/none failed$/).waitFor()
    await mail.getByText(/1 job moved back$/).waitFor()
    await expect
      .poll(async () => (await callControlPage('GET', `mail?to=${encodeURIComponent(ada.email)}`)).length)
      .toBe(1)
    await redriveOthers(admin)

    await admin.setViewportSize(DESKTOP)
    await admin.getByRole('link', { name: 'Test notifications' }).press('Enter')
    await admin.getByRole('button', { name: 'Send to my devices' }).press('Enter')
    await admin.getByText(/^No device gets notifications/).waitFor()
    await admin.getByLabel('Email address').fill(ada.email)
    await admin.getByLabel('Email address').press('Enter')
    const send = admin.getByRole('button', { name: /^Send a test… / })
    const test = async (reason: string) => {
      await send.press('Enter')
      await dialog.getByLabel('Why?').fill(reason)
      await dialog.getByLabel('Why?').press('Enter')
    }
    await test('she gets no reminders')
    const device = admin.getByRole('listitem').filter({ hasText: 'Chrome on Android' })
    await device.getByText(/^Accepted/).waitFor()
    const pushes: { payload: object }[] = await callControlPage('GET', `pushes?to=${ada.userId}`)
    expect(pushes).toMatchObject([{ payload: { title: 'Stillwater', body: expect.stringMatching(/^This is a test/) } }])
    await callControlPage('PUT', 'pushes/devices', { device: ada.userId, status: 410 })
    await test('once more')
    await device.getByText(/^Gone/).waitFor()
    await expectAccessible(admin)
    await expectNoSidewaysScroll(admin)
    await test('is it forgotten')
    await expect.poll(() => admin.getByText(/^No device gets notifications/).count()).toBe(2)

    await admin.goto('/admin?audit')
    await admin.getByText('You had failed jobs tried again: mail').waitFor()
    const entries = (await admin.getByRole('listitem').allTextContents()).filter((text) => text.startsWith('You'))
    expect(entries.filter((text) => text.includes('mail'))).toMatchObject([
      expect.stringMatching(/^You had failed jobs tried again: mail“the mail service is back”/),
    ])
    expect(entries.filter((text) => text.includes('notification'))).toMatchObject([
      expect.stringMatching(new RegExp(`^You sent a test notification to ${ada.userId}“is it forgotten”`)),
      expect.stringMatching(new RegExp(`^You sent a test notification to ${ada.userId}“once more”`)),
      expect.stringMatching(new RegExp(`^You sent a test notification to ${ada.userId}“she gets no reminders”`)),
      expect.stringMatching(/^You sent a test notification to you/),
    ])
    expect(await admin.locator('main').textContent()).not.toContain(ada.email)
  },
)
