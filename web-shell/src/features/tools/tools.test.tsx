// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import { fakeService } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, openApp } from '../../testing/open-app.tsx'

const linksOf = () =>
  [...document.querySelectorAll('main a')].map((link) => [
    link.querySelector('h2')?.textContent ?? link.textContent,
    link.getAttribute('href'),
  ])

test('[TOOLS-01] [ROUTE-03] the tools are cards with one sentence each', async () => {
  fakeService(SIGNED_IN)
  openApp('/tools')
  await screen.findByRole('heading', { level: 1, name: 'Tools' })
  expect(linksOf()).toEqual([
    ['Breathing and relaxation', '/tools/exercises'],
    ['Training programs', '/tools/training'],
    ['Food management', '/tools/food'],
    ['Smart reminders', '/reminders'],
    ['Flare KitFor a bad day', '/flare-kit'],
    ['Food categoriesCommon IC foods, with your own results', '/food-categories'],
    ['Report for a visitFor a doctor or nurse', '/reports'],
  ])
  for (const card of screen.getAllByRole('link', { name: /^(Breathing|Training|Food m|Smart)/ }))
    expect(card.querySelector('p')?.textContent).toMatch(/\.$/)
})

test('[TOOLS-01] admins find the back office here', async () => {
  fakeService({ ...SIGNED_IN, 'GET /api/home': () => homeReply({ account: { ...ACCOUNT, roles: ['admin'] } }) })
  openApp('/tools')
  await screen.findByRole('heading', { level: 1, name: 'Tools' })
  await waitFor(() => expect(linksOf()).toContainEqual(['AdminArticles, audio and people', '/admin']))
})

test('[TOOLS-01] a card says how things stand, and what the tool is for until that is known', async () => {
  fakeService(SIGNED_IN)
  const Status = () => 'Two minutes until the next visit.'
  let arrive = () => {}
  vi.spyOn(registeredFeatures().sharedComponents, 'trainingStatus').mockReturnValue(
    new Promise((resolve) => (arrive = () => resolve(Status))),
  )
  openApp('/tools')
  const card = await screen.findByRole('link', { name: /^Training programs/ })
  expect(card.textContent).toBe('Training programsBladder training, at your own pace.')
  arrive()
  await vi.waitFor(() => expect(card.textContent).toBe('Training programsTwo minutes until the next visit.'))
})

test('[TOOLS-01] a card without its code still opens the tool', async () => {
  fakeService(SIGNED_IN)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(registeredFeatures().sharedComponents, 'foodStatus').mockRejectedValue(new Error('heron'))
  openApp('/tools')
  const card = await screen.findByRole('link', { name: /^Food management/ })
  await vi.waitFor(() => expect(card.textContent).toBe('Food managementTest which foods may bother you.'))
  expect(card.getAttribute('href')).toBe('/tools/food')
})
