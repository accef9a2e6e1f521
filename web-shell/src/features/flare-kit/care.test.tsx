// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseCareCountry } from '../../shell/later/care/care-country.ts'
import { setDeviceZone } from '../../testing/device-zone.ts'
import { fakeService, noNetwork } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  chooseCareCountry(undefined)
})

/** Opens the kit signed out and without a network, in a time zone. */
function openKit(zone: string) {
  setDeviceZone(zone)
  fakeService({ 'GET /api/auth/session': noNetwork })
  return openApp('/flare-kit')
}

const care = () => screen.findByRole('region', { name: 'When to seek care' })
const callsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('[CARE-01] in London the kit shows Samaritans first, then 999 and 111', async () => {
  openKit('Europe/London')
  expect(callsIn(await care())).toEqual([
    ['Call Samaritans, 116 123', 'tel:116123'],
    ['Text SHOUT to 85258', 'sms:85258'],
    ['Call 999', 'tel:999'],
    ['Call 111', 'tel:111'],
  ])
  expect((await care()).textContent).toContain('Numbers for the UK. Change')
})

test('[CARE-01] in Berlin it shows 112 and a German helpline, and says whose numbers they are', async () => {
  openKit('Europe/Berlin')
  expect(callsIn(await care())).toEqual([
    ['Call TelefonSeelsorge, 0800 111 0 111', 'tel:08001110111'],
    ['Call 112', 'tel:112'],
  ])
  expect((await care()).textContent).toContain('Numbers for Germany. Change')
})

test('[CARE-01] without a known helpline, the words about ending one’s life lead to the emergency number and say why', async () => {
  openKit('Europe/Madrid')
  const region = await care()
  expect(callsIn(region)).toEqual([
    ['Call 112', 'tel:112'],
    ['Call 112', 'tel:112'],
  ])
  expect(region.textContent).toContain(
    'Please call, day or night. You do not have to carry it alone.Call 112We have not found a helpline in Spain that we could check. The emergency number helps with this, too.',
  )
})

test.each([
  ['UTC', 'We do not know which country you are in. Choose a country'],
  ['Asia/Damascus', 'We do not know for certain the emergency number of Syria. Change'],
])('[CARE-01] in the time zone %s it shows 112, and says "%s"', async (zone, words) => {
  openKit(zone)
  const region = await care()
  expect(callsIn(region)).toEqual([
    ['Call 112', 'tel:112'],
    ['Call 112', 'tel:112'],
  ])
  expect(region.textContent).toContain('112 works from most mobile phones.')
  expect(region.textContent).toContain(words)
})

test('[CARE-02] a visitor chooses the country in the kit, for the next visits, too', async () => {
  const { user, close } = openKit('UTC')
  await user.click(await screen.findByRole('button', { name: 'Choose a country' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Country of emergency numbers' }))
  await user.selectOptions(sheet.getByLabelText('Country'), 'Japan')
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsIn(await care())[0]).toEqual(['Call 119', 'tel:119'])
  expect((await care()).textContent).toContain('Numbers for Japan. Change')
  expect(localStorage.getItem('care-country')).toBe('JP')
  close()
  openApp('/flare-kit')
  expect(callsIn(await care())[0]).toEqual(['Call 119', 'tel:119'])
})

test('[CARE-02] the choice stays when the device is set for another country, and the kit says so', async () => {
  chooseCareCountry('FR')
  const { user } = openKit('Europe/Rome')
  const region = await care()
  expect(region.textContent).toContain('Numbers for France. The clock of this device is set for Italy. Change')
  await user.click(within(region).getByRole('button', { name: 'Change the country' }))
  await user.selectOptions(screen.getByLabelText('Country'), 'By the clock of this device: Italy')
  expect(region.textContent).toContain('Numbers for Italy. Change')
  expect(localStorage.getItem('care-country')).toBeNull()
})

test('[CARE-02] a stored choice that is no country is ignored', async () => {
  localStorage.setItem('care-country', 'XX')
  openKit('Europe/Berlin')
  expect((await care()).textContent).toContain('Numbers for Germany. Change')
})

test('[CARE-02] without storage the choice lasts as long as the page', async () => {
  const { user } = openKit('UTC')
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => undefined })
  await user.click(await screen.findByRole('button', { name: 'Choose a country' }))
  await user.selectOptions(screen.getByLabelText('Country'), 'Brazil')
  expect(callsIn(await care())[0]).toEqual(['Call 192', 'tel:192'])
})

test('[CARE-02] Settings say whose numbers they are, and change it', async () => {
  setDeviceZone('America/Iqaluit')
  fakeService(SIGNED_IN)
  const { user } = openApp('/settings')
  await user.click(await screen.findByRole('button', { name: 'Country of emergency numbers Canada' }))
  await user.selectOptions(await screen.findByLabelText('Country'), 'United Kingdom')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await screen.findByRole('button', { name: 'Country of emergency numbers United Kingdom' })
  expect(localStorage.getItem('care-country')).toBe('GB')
})
