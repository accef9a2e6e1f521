// @module-tag deep
import { newUser } from '../fixtures/browser/browser.ts'
import { engineJourney, signIn } from '../fixtures/engines/engine-journey.ts'

engineJourney(
  '[HIST-01] [TREND-01] [INS-01] [REPORT-01] history, trends of a year, possible links and the report are drawn',
  async ({ engine, page }) => {
    await signIn(page, await newUser({ days: 400, premium: true }))
    await page.goto('/history')
    await page.getByRole('heading', { name: 'History' }).first().waitFor()
    await page.getByRole('listitem').first().waitFor()

    await page.goto('/trends')
    await page
      .getByText(/^Your pain was/)
      .first()
      .waitFor()
    await page.getByRole('radio', { name: '365' }).check()
    await page
      .getByText(/^Pain of each day|Month by month/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Table' }).first().click()
    await page.getByRole('region', { name: 'Table' }).first().waitFor()

    await page.goto('/trends/links')
    await page
      .getByText(/^\d+ items compared on \d+ of \d+ days/)
      .first()
      .waitFor()

    await page.goto('/reports')
    await page.getByText(/^Self-recorded; \d+ of \d+ days/).waitFor()
    await page.getByRole('button', { name: 'PDF' }).click()
    // WebKit without a share sheet downloads it, which its driver cannot see.
    await page.getByText('Your PDF is ready').waitFor()
    if (engine === 'webkit') return
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  },
)
