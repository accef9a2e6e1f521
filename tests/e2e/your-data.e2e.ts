import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { ExportFile } from '../../shared/export/schema.ts'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { withEndedTraining } from '../fixtures/data/ended-training.ts'

/** Presses a button that saves a file, and returns the file's name and content. */
async function saveFrom(page: Page, button: string): Promise<{ name: string; content: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'utf8') }
}

const chooseFile = (page: Page, name: string, content: string) =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

/** What the user has beside days: training that runs and one visit, a food plan with a log, a question. */
async function addEntries(page: Page): Promise<void> {
  const at = Date.now()
  const id = (minutesAgo: number) => `${at - minutesAgo * 60_000}-heron1`
  const today = new Date(at).toISOString().slice(0, 10)
  const plan = { id: id(9), planName: 'Quiet weeks', eliminatedFoods: ['Coffee'], startsOn: today }
  const set = { text: 'Why at night?', order: 1 }
  const question = { device: 'phone000', n: 1, set, seen: {}, editedAt: at, zone: 'UTC' }
  const saves = [
    ['POST', 'training', { id: id(8) }],
    ['POST', `training/${id(8)}/logs`, { id: id(2), scheduledAt: at, actionType: 'successful_delay' }],
    ['POST', 'food/plans', plan],
    ['PUT', `food/plans/${id(9)}/logs`, { change: id(1), date: today, zone: 'UTC', set: { symptomSeverity: 3 } }],
    ['PUT', 'records/questions/heron123', question],
  ] as const
  const statuses = await page.evaluate(async (requests) => {
    const replies: number[] = []
    for (const [method, path, body] of requests) {
      const headers = { 'content-type': 'application/json' }
      replies.push((await fetch(`/api/${path}`, { method, headers, body: JSON.stringify(body) })).status)
    }
    return replies
  }, saves)
  expect(statuses).toEqual(saves.map(() => 200))
}

/** The network fails after two stored batches: the reply to the next one is lost, and nothing after it arrives. */
async function breakAfterTwoBatches(page: Page): Promise<{ mend: () => void; batches: () => number }> {
  let [stored, count] = [0, 0]
  let isBroken = true
  await page.route(/\/api\/import$/, async (route) => {
    count += 1
    if (isBroken && stored > 2) return route.abort()
    const response = await route.fetch()
    if (response.ok()) stored += 1
    return isBroken && stored > 2 ? route.abort() : route.fulfill({ response })
  })
  return { mend: () => (isBroken = false), batches: () => count }
}

describe('the data of a user', () => {
  journey(
    '[PROF-03] [RELY-01] is taken along on a phone and brought into a new account, over a network that breaks',
    async ({ open }) => {
      const ada = await newUser({ days: 230 })
      const page = await open({ hasTouch: true })
      await signIn(page, ada)
      await addEntries(page)
      await page.goto('/profile')
      await page.getByRole('link', { name: /^Your data/ }).click()
      await page.getByRole('button', { name: 'Save everything', exact: true }).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const file = await saveFrom(page, 'Save everything')
      expect(file.name).toMatch(/^stillwater-\d{4}-\d\d-\d\d\.json$/)
      await page.getByText('Your file is ready').waitFor()
      await expectAccessible(page)
      const original = ExportFile.parse(JSON.parse(file.content))
      expect(original.diary.days.length).toBeGreaterThan(150)
      expect(original.account['profile']).toMatchObject([{ email: ada.email }])
      const table = await saveFrom(page, 'Save the table')
      expect(table.content.trim().split('\r\n')).toHaveLength(original.diary.days.length + 1)

      const noor = await newUser()
      const other = await open({ hasTouch: true })
      await startSession(other, noor)
      await other.goto('/settings?room=import')
      await chooseFile(other, 'cut.json', file.content.slice(0, -100))
      await other.getByText('This file is not complete').waitFor()
      await expectAccessible(other)
      await chooseFile(other, file.name, file.content)
      await other.getByText(`${original.diary.days.length} days new`).waitFor()
      const entries = '1 food plan, 1 food log, 1 training session, 1 training log, 1 question for a visit'
      await other.getByText(`New: ${entries}`).waitFor()
      await other.getByText('It comes back as ended').waitFor()
      await expectAccessible(other)
      await expectNoSidewaysScroll(other)
      const network = await breakAfterTwoBatches(other)
      await other.getByRole('button', { name: 'Import', exact: true }).click()
      await other.getByText('The connection was lost').waitFor()
      await other.getByRole('progressbar', { name: /^Importing: 100 of/ }).waitFor()
      network.mend()
      await other.getByRole('button', { name: 'Continue' }).click()
      await other.getByText('It is all here').waitFor()
      await other.getByText(`Also back: ${entries}.`).waitFor()
      await expectAccessible(other)
      expect(network.batches()).toBeGreaterThan(4)
      await other.goto('/settings?room=export')
      const copy = await saveFrom(other, 'Save everything')
      expect(ExportFile.parse(JSON.parse(copy.content)).diary).toEqual(withEndedTraining(original.diary))
      await other.goto('/settings?room=import')
      await chooseFile(other, copy.name, copy.content)
      await other.getByText('There is nothing to change').waitFor()
    },
  )

  journey('[SEC-14] [PROF-03] needs the password again after 15 minutes', async ({ open }) => {
    const ada = await newUser({ days: 3 })
    const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
    await signIn(page, ada)
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    await callControlPage('PUT', 'clock', { advanceMinutes: 16 })
    await page.goto('/settings?room=export')
    await page.getByRole('button', { name: 'Save everything', exact: true }).click()
    const password = page.getByLabel('Your password', { exact: true })
    await password.fill('wrong')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('That is not your current password').waitFor()
    await password.fill(ada.password)
    const { content } = await saveFrom(page, 'Continue')
    expect(JSON.parse(content).diary.days.length).toBeGreaterThan(0)
  })

  journey('[PROF-03] [OPS-05] comes from a table of another app, at 320 px in the dark', async ({ open }) => {
    const ada = await newUser()
    const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark', hasTouch: true })
    await startSession(page, ada)
    await page.goto('/settings?room=import')
    const lines = [
      'Datum;Pain;Weather;Sleep;Bemerkung',
      '03.04.2026;4;rain;7,5;"A walk;\nthen a bath"',
      '04.04.2026;much;sun;8;',
    ]
    await chooseFile(page, 'my diary.csv', `\uFEFF${lines.join('\r\n')}\r\n`)
    await page.getByText('This table has 2 lines').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Bemerkung').selectOption('Note')
    await page.getByLabel('How is the date 03.04.2026 meant?').selectOption('dmy')
    await page.getByRole('button', { name: 'Show what would change' }).click()
    await page.getByText('2 days new').waitFor()
    await page.getByText('Columns that are left out: 1').click()
    await page.getByText('Entries that are left out: 1').click()
    await page.getByText('Line 3, Pain: “much” (not an answer that this question has)').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText('2 days came back').waitFor()
    const items: { sk: string; n?: string }[] = await callControlPage(
      'GET',
      `table?pk=${encodeURIComponent(`USER#${ada.userId}`)}`,
    )
    expect(items.find(({ sk }) => sk === 'DAY#2026-04-03')).toMatchObject({ p: 4, z: 7.5, n: 'A walk;\nthen a bath' })
    await page.goto('/history?date=2026-04-03')
    await page.getByText('A walk;').first().waitFor()
  })
})
