import { describe, expect } from 'vitest'
import { addDays } from '../../shared/time/local-date.ts'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  today,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

const STREAK_DAYS = 8

describe('the insight of today', () => {
  journey(
    '[INS-01] [INS-06] [INS-08] is asked for once, stands on home from then on, and is read back among those of a year',
    async ({ open }) => {
      const ada = await newUser({ premium: true })
      const rows = Array.from({ length: STREAK_DAYS }, (_, index) => ({
        date: addDays(today(), -1 - index),
        symptoms: { pain_level: 3 },
      }))
      await callControlPage('POST', 'days', { userId: ada.userId, rows })
      const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
      const asked: string[] = []
      page.on('request', (request) => request.url().endsWith('/api/insights') && asked.push(request.method()))
      await signIn(page, ada)
      const card = page.getByRole('region', { name: 'Your Insight' })
      await card.getByText(`${STREAK_DAYS} days in a row.`).waitFor()
      expect(asked).toEqual(['POST'])
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await page.reload()
      await card.getByText(`${STREAK_DAYS} days in a row.`).waitFor()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual(['POST'])

      await card.getByRole('link', { name: 'See trends' }).press('Enter')
      await page.getByRole('link', { name: /^A year of insights/ }).press('Enter')
      await page.getByRole('heading', { name: `${STREAK_DAYS} days in a row` }).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    },
  )
})
