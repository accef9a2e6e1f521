// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noNetwork } from '../../../testing/fake-service.ts'
import { button, moveTo, openLog, openToEdit, pain } from '../../../testing/open-log.ts'

afterEach(() => void vi.restoreAllMocks())

const goHome = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
const isClosingBlocked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const setOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
}

/** Lets transactions of the connections that are open now fail as a browser's do after trouble with its storage. */
function breakOpenConnections(): void {
  const dead = new WeakSet<IDBDatabase>()
  let isOver = false
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the database as `this`
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function open(this: IDBFactory, ...parameters) {
    isOver = true
    return originalOpen.apply(this, parameters)
  })
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function begin(this: IDBDatabase, ...parameters) {
    if (!isOver) dead.add(this)
    if (dead.has(this)) throw new DOMException('The database connection is closing.', 'InvalidStateError')
    return transaction.apply(this, parameters)
  })
}
// oxlint-disable-next-line typescript/unbound-method -- it is called with the factory as `this`
const originalOpen = IDBFactory.prototype.open

test('[RELY-02] [LOG-14] a save into a dead connection opens another one, and survives the page', async () => {
  const { user, close } = await openToEdit(noNetwork)
  setOffline()
  breakOpenConnections()
  moveTo(await pain(), 9)
  await user.click(await button("Update Today's Log"))
  await screen.findByText('Saved offline')
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await goHome(user)
  await screen.findByText(/One day is saved on this device/)
  expect(isClosingBlocked()).toBe(false)
  close()
  vi.restoreAllMocks()
  const { puts } = openLog()
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(puts()[0]?.body).toMatchObject({ set: { painLevel: 9 } })
})

test.each(['InvalidStateError', 'QuotaExceededError'])(
  '[RELY-02] [LOG-12] when the database cannot be used any more (%s), no place says that the entry is kept',
  async (name) => {
    const { user } = await openToEdit(noNetwork)
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('No', name)
    })
    moveTo(await pain(), 9)
    await user.click(await button("Update Today's Log"))
    const notice = await screen.findByRole('alert', {}, { timeout: 15_000 })
    expect(notice.textContent).toMatch(/could not keep it: please leave this page open/)
    expect((await pain()).value).toBe('9')
    await goHome(user)
    await screen.findByText(/^One day is not sent yet, and this browser could not keep it/)
    expect(screen.queryByText(/saved on this device/)).toBeNull()
    expect(isClosingBlocked()).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Look' }))
    await screen.findByRole('heading', { name: 'One day is not sent yet' })
    expect(screen.queryByText(/saved on this device/)).toBeNull()
  },
)
