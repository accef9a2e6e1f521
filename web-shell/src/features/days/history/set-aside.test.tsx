// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { noNetwork, problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { button, knownDay, moveTo, openLog, pain, savedReply, TODAY, YESTERDAY } from '../../../testing/open-log.ts'

afterEach(() => void vi.restoreAllMocks())

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

const yesterday: Day = { ...knownDay, date: YESTERDAY, values: { painLevel: 6 }, writers: { painLevel: 'otherdev.5' } }
const card = async () => within(await screen.findByRole('region', { name: /This entry was not accepted/ }))
const openHistory = () => fireEvent.click(screen.getAllByRole('link', { name: 'History' })[0] as HTMLElement)

/** Enters something for yesterday, which the service refuses, and opens history. */
async function openRefused(enter: () => Promise<void>, day: Day = emptyDay(YESTERDAY)) {
  let isRefusing = true
  const save = (sent: SentRequest) =>
    isRefusing && sent.body.date === YESTERDAY
      ? problem('date-in-future')
      : reply(savedReply(sent.body.date === TODAY ? knownDay : day, sent))
  const opened = openLog({ path: '/log', days: { [TODAY]: knownDay, [YESTERDAY]: day }, save })
  await waitFor(async () => expect((await pain()).value).toBe(String(knownDay.values.painLevel)))
  fireEvent.click(await button('Previous day'))
  await screen.findByRole('heading', { level: 1, name: 'Edit Past Entry' })
  setOnline(false)
  await enter()
  setOnline(true)
  await waitFor(() => expect(opened.puts()).toHaveLength(1))
  openHistory()
  await card()
  const accept = () => {
    isRefusing = false
  }
  return { ...opened, accept, lastPut: () => opened.puts().at(-1)?.body }
}

async function enterPain(): Promise<void> {
  moveTo(await pain(), 9)
  fireEvent.click(await button('Save Entry'))
}

/** Saves without a connection, and closes the sheet that follows. */
async function savePain(): Promise<void> {
  await enterPain()
  fireEvent.click(await button('Close'))
}

async function clearDay(): Promise<void> {
  fireEvent.click(await button('Wrong date?'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Wrong date?' }))
  fireEvent.click(sheet.getByRole('button', { name: 'Clear this day' }))
  const question = within(await screen.findByRole('dialog', { name: /^Clear / }))
  fireEvent.click(question.getByRole('button', { name: 'Clear' }))
  await screen.findByText(/ is cleared$/)
}

test('[RELY-03] an edit that only clears says so, and cannot be moved to today', async () => {
  const { user, accept, puts, lastPut } = await openRefused(clearDay, yesterday)
  const refused = await card()
  expect(refused.getByText('Cleared: Pain')).toBeTruthy()
  expect(refused.queryByRole('button', { name: 'Move to today' })).toBeNull()
  accept()
  await user.click(refused.getByRole('button', { name: 'Save again' }))
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(lastPut()).toMatchObject({ date: YESTERDAY, set: { painLevel: null }, seen: { painLevel: ['otherdev.5'] } })
})

test('[RELY-03] [LOG-14] an edit that is moved to today has not seen the answers that it replaces', async () => {
  const { user, puts, lastPut } = await openRefused(savePain)
  await user.click((await card()).getByRole('button', { name: 'Move to today' }))
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(lastPut()).toMatchObject({ date: TODAY, set: { painLevel: 9 } })
  // So the service keeps the answer 4 for the user to choose.
  expect(lastPut()?.seen.painLevel ?? []).toEqual([])
})

test('[RELY-03] an edit that enters and clears is moved to today without what it clears', async () => {
  const enterAndClear = async () => {
    moveTo(await pain(), 9)
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: '' } })
    fireEvent.click(await button('Save Entry'))
    fireEvent.click(await button('Close'))
  }
  const day = { ...knownDay, date: YESTERDAY }
  const { user, puts, lastPut } = await openRefused(enterAndClear, day)
  const refused = await card()
  expect(refused.getByText('Cleared: Note')).toBeTruthy()
  await user.click(refused.getByRole('button', { name: 'Move to today' }))
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(lastPut()).toMatchObject({ date: TODAY })
  expect(lastPut()?.set).toEqual({ painLevel: 9 })
})

test('[RELY-03] an edit that is refused while it is sent is not said to be sent', async () => {
  let save = noNetwork as () => Response
  const { user } = openLog({ path: `/log?date=${YESTERDAY}`, save: () => save() })
  await enterPain()
  await button('Retry')
  openHistory()
  save = () => problem('date-in-future')
  await user.click(await button('Send now'))
  await card()
  await waitFor(() => expect(screen.queryByRole('button', { name: /Send now|Sending/ })).toBeNull())
  // The toast would come when the sending has ended.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByText('Everything is sent')).toBeNull()
})

test('[RELY-03] an edit is saved again as it was entered, also on a day that the page has not read', async () => {
  const { close, puts } = await openRefused(savePain, yesterday)
  const [refused] = puts()
  close()
  const later = openLog({ path: '/history', save: (sent) => reply(savedReply(yesterday, sent)) })
  await later.user.click((await card()).getByRole('button', { name: 'Save again' }))
  await screen.findByText('Trying again')
  await waitFor(() => expect(later.puts()).toHaveLength(1))
  const { set, seen } = refused?.body ?? {}
  expect(later.puts()[0]?.body).toMatchObject({ date: YESTERDAY, set, seen })
  expect(set).toEqual({ painLevel: 9 })
})
