// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HomeCard } from '../../shell/early/feature.ts'
import { registeredFeatures, registerFeatures } from '../../shell/early/feature-registry.ts'
import { fakeService } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

const registeredBefore = registeredFeatures()
let resolveLoad: (card: Awaited<ReturnType<HomeCard['load']>>) => void
let rejectLoad: (error: Error) => void
const load = vi.fn<HomeCard['load']>()

beforeEach(() => {
  load.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        resolveLoad = resolve
        rejectLoad = reject
      }),
  )
  registerFeatures({ ...registeredBefore, homeCards: [{ place: 'insight', load, heightRem: 9 }] })
  fakeService(SIGNED_IN)
})
afterEach(() => registerFeatures(registeredBefore))

/** The containers with the height that the cards requested. */
const cardContainers = () =>
  [...document.querySelectorAll<HTMLElement>('main div')].filter((div) => div.style.minBlockSize)

test('a feature’s card loads after home is drawn, in a container that reserves its height', async () => {
  openApp('/home')
  expect(load).not.toHaveBeenCalled()
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(cardContainers().map(({ style }) => style.minBlockSize)).toEqual(['9rem'])
  resolveLoad(({ home }) => <h2>Hello, {home.account.fullName}</h2>)
  await screen.findByRole('heading', { name: 'Hello, Mia Hart' })
  expect(cardContainers()[0]?.textContent).toBe('Hello, Mia Hart')
})

test('a card that fails to load does not affect home', async () => {
  openApp('/home')
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  rejectLoad(new TypeError('Failed to fetch'))
  await waitFor(() => expect(cardContainers()[0]?.childElementCount).toBe(0))
  expect(cardContainers()[0]?.style.minBlockSize).toBe('9rem')
  expect(screen.getByRole('heading', { name: 'Ready to Check-In' })).toBeTruthy()
})

test('an error in a card does not affect the rest of home', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openApp('/home')
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  resolveLoad(() => {
    throw new Error('of the card')
  })
  await waitFor(() => expect(cardContainers()[0]?.childElementCount).toBe(0))
  expect(screen.getByRole('heading', { name: 'Ready to Check-In' })).toBeTruthy()
})
