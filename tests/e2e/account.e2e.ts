import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  signInByForm,
  startSession,
} from '../fixtures/browser/browser.ts'
import { waitUntilMailSent } from '../fixtures/mail/mail-sent.ts'

const NEW_PASSWORD = 'otter lantern chives'

interface Mail {
  subject: string
  text: string
  links: string[]
}

/** Waits for a mail to `email` that contains `words`. */
async function mailTo(email: string, words: string): Promise<Mail> {
  const find = async () => {
    const mails: Mail[] = await callControlPage('GET', `mail?to=${encodeURIComponent(email)}`)
    return mails.find(({ text }) => text.includes(words))
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? { subject: '', text: '', links: [] }
}

const ROOMS = { 'Change password': /^Password/, 'Change email': /^Email/ }

async function openForm(page: Page, form: keyof typeof ROOMS): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: ROOMS[form] }).click()
  await page.getByRole('dialog').getByRole('heading', { name: form }).waitFor()
}

describe('an editor with a short password', () => {
  journey('[SEC-08] chooses a longer one after signing in, and then manages articles', async ({ open }) => {
    const edith = { ...(await newUser({ roles: ['editor'], password: 'otter lamps' })), password: 'otter lamps' }
    const page = await open()
    await page.goto('/learn/manage')
    await page.waitForURL('**/auth?next=%2Flearn%2Fmanage')
    await page.getByLabel('Email').fill(edith.email)
    await page.getByLabel('Password', { exact: true }).fill(edith.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('heading', { name: 'Choose a longer password' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Current password', { exact: true }).fill(edith.password)
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change Password', exact: true }).click()
    await page.getByRole('heading', { name: 'Article Management' }).waitFor()
    await page.getByRole('link', { name: 'Create article' }).waitFor()
  })
})

const noticeFor = ({ userId }: { userId: string }) => ({
  id: randomUUID(),
  kind: 'password-changed',
  userId,
  correlationId: randomUUID(),
})

describe('the account', () => {
  journey('[SEC-14] gets a new password with the current one; other sessions end', async ({ open }) => {
    const ada = await newUser()
    const [page, other] = [await open(), await open()]
    await signIn(page, ada)
    await signIn(other, ada)
    await openForm(page, 'Change password')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Current password', { exact: true }).fill('not it')
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change Password', exact: true }).click()
    await page.getByText('That is not your current password.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Current password', { exact: true }).fill(ada.password)
    await page.keyboard.press('Enter')
    await page.getByText('Password changed').waitFor()
    await mailTo(ada.email, 'was just changed')
    await page.goto('/home')
    await page.getByRole('heading', { name: /^Good/ }).waitFor()
    await other.goto('/profile')
    await other.waitForURL('**/auth?next=%2Fprofile')
    await signInByForm(other, { ...ada, password: NEW_PASSWORD })
  })

  journey(
    '[AUTH-16] [SEC-14] gets a new e-mail address after its verification in a signed-in browser',
    async ({ open }) => {
      const ada = await newUser()
      const email = `new.${Date.now()}@stillwater.test`
      const [page, signedOut] = [await open(), await open()]
      await signIn(page, ada)
      await openForm(page, 'Change email')
      await page.getByLabel('New email').fill(email)
      await page.getByLabel('Current password', { exact: true }).fill(ada.password)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Send Link' }).click()
      await page.getByText('Check your new mailbox').waitFor()
      await expectAccessible(page)
      await mailTo(ada.email, 'asked to change its email address')
      const [link = ''] = (await mailTo(email, 'please confirm it')).links
      expect(link).toContain('/auth?type=email-change#link=')
      await signedOut.goto(link)
      await signedOut.getByText('You are not signed in to its account here.').waitFor()
      await expectAccessible(signedOut)
      await page.goto(link)
      await page.getByText('n…@stillwater.test becomes the address of your account.').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Use This Address' }).click()
      await page.getByText('Email changed').waitFor()
      await mailTo(ada.email, 'Email about it no longer comes here')
      await page.goto('/profile')
      await page.getByText(email).waitFor()
      await signInByForm(signedOut, { ...ada, email })
    },
  )

  journey(
    '[AUTH-14] shows that its e-mail address is not verified, and sends the mail again',
    { tags: ['deep'] },
    async ({ open }) => {
      const ada = await newUser({ proven: false })
      const page = await open()
      await startSession(page, ada)
      await page.goto('/profile')
      await page.getByText('Not confirmed yet').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Send confirmation email again' }).click()
      await page.getByText('Confirmation email sent').waitFor()
      const [link = ''] = (await mailTo(ada.email, 'please confirm that it is yours')).links
      await page.goto(link)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByText('Email confirmed').waitFor()
      await page.goto('/profile')
      await page.getByText(ada.email).waitFor()
      expect(await page.getByText('Not confirmed yet').count()).toBe(0)
    },
  )

  journey(
    '[SEC-12] says that its e-mail address refuses mail, which then gets one mail to prove it',
    async ({ open }) => {
      const ada = await newUser()
      const page = await open()
      await signIn(page, ada)
      await callControlPage('PUT', 'mail/bounces', { to: ada.email, type: 'Permanent' })
      // Bounces at addresses that are not verified are counted, too.
      const invented = await newUser({ proven: false })
      await callControlPage('PUT', 'mail/bounces', { to: invented.email, type: 'Permanent' })
      await callControlPage('POST', 'queues/mailQueueJobs/messages', noticeFor(invented))
      await openForm(page, 'Change password')
      await page.getByLabel('Current password', { exact: true }).fill(ada.password)
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD)
      await page.keyboard.press('Enter')
      await page.getByText('Password changed').waitFor()
      const openProfile = async (): Promise<unknown> => {
        const reply = page.waitForResponse('**/api/auth/email')
        await page.goto('/profile')
        return (await reply).json()
      }
      // The notice of the new password bounces. The service learns that a moment later.
      await expect.poll(openProfile).toEqual({ reason: 'bounce' })
      await page.getByText('Our email does not reach you').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await callControlPage('PUT', 'mail/bounces', { to: ada.email, type: null })
      await callControlPage('POST', 'queues/mailQueueJobs/messages', noticeFor(ada))
      await page.getByRole('button', { name: 'Send one email' }).click()
      await page.getByText('Email sent').waitFor()
      await expectAccessible(page)
      const { links } = await mailTo(ada.email, 'You asked in your Stillwater account for this email')
      await waitUntilMailSent()
      expect(await callControlPage('GET', `mail?to=${encodeURIComponent(ada.email)}`)).toHaveLength(1)
      await page.goto(links[0] ?? '')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByText('Email confirmed').waitFor()
      expect(await openProfile()).toEqual({ reason: null })
      await page.getByText(ada.email).waitFor()
      expect(await page.getByText('Our email does not reach you').count()).toBe(0)
    },
  )
})
