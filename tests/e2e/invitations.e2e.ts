import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  postponeWelcome,
  startSession,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

const PASSWORD = 'otter lantern chives'

/** The admin invites an address, with the role of an editor or with none. */
async function invite(admin: Page, email: string, isEditor: boolean): Promise<void> {
  await admin.getByRole('button', { name: 'Invite someone…' }).press('Enter')
  const dialog = admin.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Email address').fill(email)
  if (isEditor) await dialog.getByRole('switch', { name: 'Editor' }).press('Space')
  await dialog.getByLabel('Why?').fill(isEditor ? 'she writes about sleep' : 'she asked for it')
  if (isEditor) await expectAccessible(admin)
  await expectNoSidewaysScroll(admin)
  await dialog.getByLabel('Why?').press('Enter')
  await rowOf(admin, email)
    .getByText(/^Waiting\. The link works until/)
    .waitFor()
}

const rowOf = (admin: Page, email: string) =>
  admin.getByRole('region', { name: 'Invitations' }).getByRole('listitem').filter({ hasText: email })

/** The link in the newest of `count` mails. A mail waits for the end of its request. */
async function linkFor(email: string, count = 1): Promise<string> {
  await callControlPage('PUT', 'clock', { advanceMinutes: 1 })
  const mails = (): Promise<{ links: string[] }[]> => callControlPage('GET', `mail?to=${encodeURIComponent(email)}`)
  await expect.poll(async () => (await mails()).length).toBe(count)
  return (await mails())[0]?.links[0] ?? ''
}

/** The invited person chooses a password, signs in, gives a name and looks at the welcome. */
async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByText('You have been invited').waitFor()
  await expectNoSidewaysScroll(page)
  if (name.startsWith('Edna')) await expectAccessible(page)
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm New Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Invitation accepted').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByLabel('Full Name').fill(name)
  await page.keyboard.press('Enter')
  await postponeWelcome(page)
}

async function publishAndDelete(editor: Page): Promise<void> {
  await editor.goto('/learn')
  await editor.getByRole('link', { name: 'Admin Mode' }).click()
  await editor.getByRole('link', { name: 'Create article' }).click()
  await editor.getByLabel('Title').fill('Reeds at Night')
  await editor.getByLabel('Summary').fill('About sleep.')
  await editor.getByLabel('Content').fill('Still water.')
  await editor.getByRole('button', { name: 'Publish' }).click()
  const sheet = editor.getByRole('dialog', { name: 'Sources and review' })
  await sheet.getByRole('switch', { name: 'No sources: this is our own advice' }).check()
  await sheet.getByRole('button', { name: 'Publish' }).click()
  await editor.getByText('Article created successfully!').waitFor()
  await editor.getByRole('button', { name: 'Delete Reeds at Night' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await editor.getByText('The article has been successfully deleted.').waitFor()
}

journey(
  '[ADM-08] [AUTH-14] [SEC-28] an admin invites an editor, who publishes an article, and a patient, whose first link is replaced; one more is taken back',
  async ({ open }) => {
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    const admin = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
    await startSession(admin, await newUser({ roles: ['admin'], name: 'Adam Wright' }))
    await admin.goto('/admin?people')
    const address = (name: string) => `${name}.${Date.now()}@stillwater.test`
    const [edna, pia, wrong, late] = [address('edna'), address('pia'), address('wrong'), address('late')]

    await invite(admin, edna, true)
    const editor = await open({ viewport: DESKTOP })
    await accept(editor, await linkFor(edna), 'Edna Marsh')
    await publishAndDelete(editor)

    await invite(admin, pia, false)
    const first = await linkFor(pia)
    await rowOf(admin, pia).getByRole('button', { name: 'Send again…' }).press('Enter')
    await admin.getByLabel('Why?').fill('the mail got lost')
    await admin.keyboard.press('Enter')
    await admin.getByRole('dialog').waitFor({ state: 'hidden' })
    const patient = await open({ viewport: SMALL_PHONE })
    await patient.goto(first)
    await patient.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await accept(patient, await linkFor(pia, 2), 'Pia Lund')
    await patient.goto('/admin?people')
    await patient.waitForURL('**/home')

    await invite(admin, wrong, false)
    await rowOf(admin, wrong).getByRole('button', { name: 'Take back…' }).press('Enter')
    await admin.getByLabel('Why?').fill('a wrong address')
    await admin.keyboard.press('Enter')
    await rowOf(admin, wrong).waitFor({ state: 'detached' })
    await invite(admin, late, true)
    for (const email of [edna, pia])
      await rowOf(admin, email)
        .getByText(/^Accepted/)
        .waitFor()
    await expectNoSidewaysScroll(admin)
    await expectAccessible(admin)

    await admin.getByRole('link', { name: 'What admins did' }).press('Enter')
    await admin.getByText(/^You took back the invitation of/).waitFor()
    expect(
      (await admin.getByRole('listitem').allTextContents()).filter((text) => text.startsWith('You')),
    ).toMatchObject([
      expect.stringMatching(/^You invited .*“she writes about sleep”/),
      expect.stringMatching(/^You took back the invitation of .*“a wrong address”/),
      expect.stringMatching(/^You invited .*“she asked for it”/),
      expect.stringMatching(/^You sent the invitation again to .*“the mail got lost”/),
      expect.stringMatching(/^You invited .*“she asked for it”/),
      expect.stringMatching(/^You invited Edna Marsh.*Editor.*“she writes about sleep”/),
    ])
    expect(await admin.locator('main').textContent()).not.toContain('@')

    // A month after the last link, the list has ended, and the account of whoever did not come.
    await callControlPage('PUT', 'clock', { advanceMinutes: 38 * 24 * 60 })
    expect(await callControlPage('POST', 'schedules/housekeeping/run')).toEqual({ succeeded: true })
    expect(await callControlPage('GET', 'table?pk=INVITATION')).toEqual([])
    const owner = (email: string) =>
      callControlPage('GET', `table?pk=${encodeURIComponent(`EMAIL#${encodeURIComponent(email)}`)}`)
    expect([(await owner(edna)).length, (await owner(late)).length]).toEqual([1, 0])
  },
)
