// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { declare, whatIs } from '../../shell/early/declared.ts'
import type { HomeCard } from '../../shell/early/feature.ts'
import { fakeService } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

const before = whatIs()
let arrive: (card: Awaited<ReturnType<HomeCard['load']>>) => void
let fail: (error: Error) => void
const load = vi.fn<HomeCard['load']>()

beforeEach(() => {
  load.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        arrive = resolve
        fail = reject
      }),
  )
  declare({ ...before, homeCards: [{ load, heightRem: 9 }] })
  fakeService(SIGNED_IN)
})
afterEach(() => declare(before))

/** The places of the height that the card asked for. */
const places = () => [...document.querySelectorAll<HTMLElement>('main div')].filter((each) => each.style.minBlockSize)

test('a feature has a card on home, loaded once home is drawn, into a place of its height', async () => {
  openApp('/home')
  expect(load).not.toHaveBeenCalled()
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(places().map(({ style }) => style.minBlockSize)).toEqual(['9rem'])
  arrive(({ home }) => <h2>Hello, {home.account.fullName}</h2>)
  await screen.findByRole('heading', { name: 'Hello, Mia Hart' })
  expect(places()[0]?.textContent).toBe('Hello, Mia Hart')
})

test('a card that cannot be loaded leaves home as it is', async () => {
  openApp('/home')
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  fail(new TypeError('Failed to fetch'))
  await waitFor(() => expect(places()[0]?.childElementCount).toBe(0))
  expect(places()[0]?.style.minBlockSize).toBe('9rem')
  expect(screen.getByRole('heading', { name: 'Ready to Check-In' })).toBeTruthy()
})

test('a fault in a card stays within its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openApp('/home')
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  arrive(() => {
    throw new Error('of the card')
  })
  await waitFor(() => expect(places()[0]?.childElementCount).toBe(0))
  expect(screen.getByRole('heading', { name: 'Ready to Check-In' })).toBeTruthy()
})
