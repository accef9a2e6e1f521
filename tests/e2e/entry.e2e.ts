import { describe, expect } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, journey, newUser } from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

describe('entry', () => {
  journey('[ENTRY-01] [ENTRY-02] [ENTRY-04] signs up by keyboard at 320 px in the dark', async ({ open }) => {
    const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
    await page.goto('/')
    await page.getByRole('link', { name: 'Create New Account' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Create New Account' }).press('Enter')
    await page.getByLabel('Full Name').fill('Mia Hart')
    await page.getByLabel('Email').fill(`mia.${Date.now()}@stillwater.test`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Back to options' }).press('Enter')
    await page.getByRole('link', { name: 'Create New Account' }).press('Enter')
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Mia Hart')
    await page.getByLabel('Password', { exact: true }).fill('otter lantern chives')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home')
    await page.getByRole('heading', { level: 1, name: 'Welcome to Stillwater' }).waitFor()
  })

  journey('[ENTRY-02] signs in on a desk, after a wrong password', async ({ open }) => {
    const ada = await newUser()
    const page = await open({ viewport: DESKTOP })
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign In to Existing Account' }).click()
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill('not it')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('That email and password do not match.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.keyboard.press('Enter')
    await page.getByText("You're successfully signed in.").waitFor()
    await page.getByRole('heading', { name: /^Good .*, Ada/ }).waitFor()
  })
})
