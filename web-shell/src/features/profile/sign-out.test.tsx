// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clearPendingSignOut, setPendingSignOut } from '../../shell/early/pending-sign-out.ts'
import * as deviceStorage from '../../shell/first/data/device-storage.ts'
import { setQueueView } from '../../shell/first/data/queue-view.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { openDatabase } from '../../shell/later/offline/database.ts'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, openApp } from '../../testing/open-app.tsx'
import { button, moveTo, openLog, openToEdit, pain, YESTERDAY } from '../../testing/open-log.ts'

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
const openProfile = () => fireEvent.click(screen.getByRole('link', { name: 'Profile' }))
const alert = async () => within(await screen.findByRole('alert'))
const signOuts = (sent: readonly { line: string }[]) => sent.filter(({ line }) => line === 'POST /api/auth/sign-out')
const pause = () => new Promise((resolve) => setTimeout(resolve, 200))

test('[AUTH-15] [RELY-03] signing out asks first when an edit was not accepted, and leads to it', async () => {
  const { user, sent, puts } = openLog({ path: `/log?date=${YESTERDAY}`, save: () => problem('date-in-future') })
  moveTo(await pain(), 9)
  setOnline(false)
  await user.click(await button('Save Entry'))
  await user.click(await button('Close'))
  setOnline(true)
  await waitFor(() => expect(puts()).toHaveLength(1))
  openProfile()
  await user.click(await button('Sign out'))
  const question = await alert()
  expect(question.getByText(/not accepted/)).toBeTruthy()
  expect(question.getByRole('link', { name: 'Decide in History' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
  await user.click(question.getByRole('button', { name: 'Stay signed in' }))
  expect(document.activeElement).toBe(await button('Sign out'))
  await pause()
  expect(signOuts(sent)).toEqual([])
})

test('[AUTH-15] [RELY-03] "Send and sign out" stays signed in when the edit is refused at that moment', async () => {
  let save = () => problem('unavailable', { 'retry-after': '60' })
  const { user, sent } = await openToEdit(() => save())
  moveTo(await pain(), 9)
  await user.click(await button("Update Today's Log"))
  await button('Retry')
  openProfile()
  await user.click(await button('Sign out'))
  save = () => problem('date-in-future')
  await user.click((await alert()).getByRole('button', { name: 'Send and sign out' }))
  expect(await (await alert()).findByText('An entry was not accepted')).toBeTruthy()
  await pause()
  expect(signOuts(sent)).toEqual([])
})

test('[AUTH-15] [RELY-02] signing out before the queue was read asks, too', async () => {
  const first = await openToEdit(noNetwork)
  moveTo(await pain(), 9)
  await first.user.click(await button("Update Today's Log"))
  await button('Retry')
  first.close()
  const isReadable = Promise.withResolvers<void>()
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'decrypt').mockImplementation((...args) => isReadable.promise.then(() => decrypt(...args)))
  const { sent } = openLog({ path: '/profile', save: noNetwork })
  fireEvent.click(await button('Sign out'))
  await pause()
  isReadable.resolve()
  expect((await alert()).getByText('An entry is not sent yet')).toBeTruthy()
  expect(signOuts(sent)).toEqual([])
})

test('[AUTH-15] signing out says that it waits, and asks when what is stored here does not open in time', async () => {
  const opening = vi.spyOn(deviceStorage, 'waitUntilDeviceStorageOpen').mockReturnValue(new Promise(() => undefined))
  onTestFinished(() => opening.mockRestore())
  fakeService(SIGNED_IN)
  openApp('/profile')
  const pressed = await button('Sign out')
  setQueueView(undefined)
  fireEvent.click(pressed)
  expect(await button('Signing out…')).toBeTruthy()
  expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toBeTruthy()
})

test('[AUTH-15] [SEC-18] nothing of the user stays on the screen after signing out', async () => {
  fakeService({ ...SIGNED_IN, 'POST /api/auth/sign-out': () => reply({}) })
  const { user } = openApp('/profile')
  const signOut = await button('Sign out')
  notify({ title: 'Moved to Friday' })
  await screen.findByText('Moved to Friday')
  await user.click(signOut)
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  expect(screen.queryByText('Moved to Friday')).toBeNull()
})

test('[AUTH-15] [RELY-02] signing out asks while the database of this device cannot be opened', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Not now', 'UnknownError')
  })
  const { user, sent } = openLog({ path: '/profile' })
  await user.click(await button('Sign out'))
  expect((await alert()).getByText('This device cannot read what it keeps')).toBeTruthy()
  await pause()
  expect(signOuts(sent)).toEqual([])
})

test('[RELY-02] an edit of an earlier visit is sent when the database opens late', async () => {
  const first = await openToEdit(noNetwork)
  moveTo(await pain(), 9)
  await first.user.click(await button("Update Today's Log"))
  await button('Retry')
  first.close()
  const transaction = (await openDatabase()).transaction('people', 'readwrite')
  const release = new AbortController()
  const holding = (async () => {
    while (!release.signal.aborted) await transaction.store.get('nobody')
  })()
  const { puts } = openLog({ path: '/home' })
  // Longer than the app waits for its database at first.
  await new Promise((resolve) => setTimeout(resolve, 3_500))
  expect(puts()).toEqual([])
  release.abort()
  await holding
  await waitFor(() => expect(puts()).toHaveLength(1))
})

describe('a page that the browser kept whole, and shows again when the user goes back', () => {
  /** Opens the profile, and then goes back to it from another document, in which `meanwhile` happened. */
  async function goBack(meanwhile: () => void) {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    onTestFinished(() => document.body.removeAttribute('style'))
    fakeService(SIGNED_IN)
    openApp('/profile')
    await screen.findByText('Mia Hart')
    meanwhile()
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    return reload
  }

  test('[AUTH-15] [SEC-18] shows nothing of a user who has signed out meanwhile, and starts again', async () => {
    const reload = await goBack(() => {
      setPendingSignOut(ACCOUNT.id)
      clearPendingSignOut()
    })
    expect(reload).toHaveBeenCalled()
    expect(document.body.style.display).toBe('none')
  })

  test('[AUTH-15] stays as it was without a sign-out, so that nothing typed is lost', async () => {
    const reload = await goBack(() => undefined)
    expect(reload).not.toHaveBeenCalled()
    screen.getByText('Mia Hart')
  })

  test('[AUTH-15] stays as it was when the sign-out was its own', async () => {
    fakeService({ ...SIGNED_IN, 'POST /api/auth/sign-out': () => reply({}) })
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const { user } = openApp('/profile')
    await user.click(await button('Sign out'))
    await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(reload).not.toHaveBeenCalled()
  })
})

test('[SEC-18] what is kept of a sign-out tells nothing of the user', () => {
  setPendingSignOut(ACCOUNT.id)
  clearPendingSignOut()
  expect(localStorage.getItem('last-sign-out')).toMatch(/^[0-9a-f-]{36}$/)
})
