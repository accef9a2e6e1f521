import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addDays } from '../../shared/time/local-date.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
  today,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { waitUntilStored } from '../fixtures/browser/device-storage.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

/** The days of a report, and those that it compares with, are longer than this; home alone is shorter. */
const RANGE_BYTES = 20_000

const paper = (page: Page) => page.getByRole('article', { name: 'The report' })

/** The words of a PDF, with single spaces. */
const wordsIn = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString().replaceAll(/\s+/g, ' ')

/** The cells of the row of pain, as the screen shows them. */
const painRow = async (page: Page) =>
  (await paper(page).getByRole('row', { name: /^Pain/ }).getByRole('cell').allInnerTexts()).join(' ')

const keptForPdf = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('on-first-use')).keys()).map(({ url }) => url))

/** Makes the PDF, by keyboard. Returns its words. */
async function downloadPdf(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).press('Enter')
  const download = await downloading
  await page.getByText('Your PDF is ready').waitFor()
  return wordsIn(readFileSync(await download.path()))
}

describe('reports', () => {
  journey(
    '[REPORT-01] [ROUTE-03] are read, printed and made into a PDF on a small phone at night by keyboard',
    async ({ open }) => {
      const ada = await newUser({ days: 365, premium: true, name: 'Ada Łódź' })
      const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
      await startSession(page, ada)
      await page.goto('/trends')
      await page.getByRole('link', { name: /^Report for a visit/ }).press('Enter')
      await paper(page).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      const questions = page.getByLabel('Your questions')
      await questions.fill('Could it be the new tablets?')
      await page.getByRole('button', { name: 'Save questions' }).press('Enter')
      await paper(page).getByText('Could it be the new tablets?').waitFor()

      await page.getByRole('radio', { name: '90 days' }).check()
      await page.getByText(/^Self-recorded; \d+ of 90 days/).waitFor()
      const words = await downloadPdf(page)
      expect(words).toContain('Symptom report: Ada Łódź')
      expect(words).toContain(`Pain (0–10) ${await painRow(page)}`)
      expect(words).toContain('Could it be the new tablets?')
      expect(words).toContain('Recorded by the patient in Stillwater. Not a diagnosis.')
      await expectAccessible(page)

      await page.emulateMedia({ media: 'print' })
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
      expect(await page.getByRole('button', { name: 'PDF' }).isVisible()).toBe(false)
      const printed = wordsIn(await page.pdf({ format: 'A4' }))
      expect(printed).toContain(`Pain (0–10) ${await painRow(page)}`)
      await page.emulateMedia({ media: 'screen' })

      await page.getByLabel('From').fill(addDays(today(), 1))
      await page.getByText(/^The report ends before it begins/).waitFor()
      await expectAccessible(page)
      await page.reload()
      await page.getByText(/^Self-recorded; \d+ of 90 days/).waitFor()
      expect(await questions.inputValue()).toBe('Could it be the new tablets?')
    },
  )

  journey(
    '[REPORT-01] fit a small phone at twice the text size, without Premium',
    { tags: ['deep'] },
    async ({ open }) => {
      const theo = await newUser({ days: 60, createdDaysAgo: 400 })
      const page = await open({ viewport: SMALL_PHONE, textSize: 200 })
      await startSession(page, theo)
      await page.goto('/profile')
      await page.getByRole('link', { name: /^Report for a visit/ }).click()
      await page.getByText(/^Charts in reports are part of Premium/).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    },
  )

  journey(
    '[REPORT-01] [SW-02] are made without a network, and name the days that are missing',
    { tags: ['deep'] },
    async ({ open }) => {
      const ada = await newUser({ days: 365, premium: true })
      const page = await open({ viewport: DESKTOP, allowsServiceWorker: true })
      await signIn(page, ada, true)
      await waitForServiceWorker(page)
      await page.goto('/reports')
      await paper(page).waitFor()
      const row = await painRow(page)
      await waitUntilStored(page, RANGE_BYTES)
      // What makes a PDF is kept after its first use.
      expect(await keptForPdf(page)).toEqual([])
      await downloadPdf(page)
      await expect.poll(() => keptForPdf(page)).toHaveLength(3)
      await page.context().setOffline(true)
      await page.reload()
      await paper(page).waitFor()
      expect(await painRow(page)).toBe(row)
      expect(await downloadPdf(page)).toContain(`Pain (0–10) ${row}`)

      await page.getByRole('radio', { name: '90 days' }).check()
      await page.getByText(/^Not on this device, or not complete: /).waitFor()
      await expectAccessible(page)
    },
  )
})
