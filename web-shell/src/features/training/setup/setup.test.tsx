// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { instantOf } from '../../../../../shared/changes/change-id.ts'
import { STOP_SIGNS, type StopSign } from '../../../../../shared/training/stop-signs.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { setDeviceZone } from '../../../testing/device-zone.ts'
import { problem } from '../../../testing/fake-service.ts'
import { day, FREE, respondWith } from '../../../testing/open-reports.ts'
import {
  button,
  expectCountdown,
  idAgo,
  intervalField,
  logAgo,
  NOON,
  openTraining,
  SESSION,
  standAtNoon,
} from '../../../testing/open-training.ts'

standAtNoon()

const question = (sign: StopSign) => screen.findByRole('group', { name: trainingText.stopSigns[sign].question })
const answer = async (sign: StopSign, name: 'Yes' | 'No') =>
  fireEvent.click(within(await question(sign)).getByRole('radio', { name }))
async function answerNoToAll(): Promise<void> {
  for (const sign of STOP_SIGNS) await answer(sign, 'No')
}
const start = () => screen.queryByRole('button', { name: 'Start' })

test('[ROUTE-03] [TRAIN-01] opens from a cold deep link without Premium, and starts after four times no', async () => {
  const { user, changes } = openTraining({ home: FREE })
  await screen.findByRole('heading', { level: 1, name: 'Bladder training' })
  await question('redFlags')
  expect(start()).toBeNull()
  await answerNoToAll()
  await user.click(await button('Start'))
  await expectCountdown('1:00:00')
  await screen.findByText('Session started')
  expect(changes().map(({ line, body }) => [line, body])).toEqual([
    ['POST /api/training', { id: expect.stringMatching(/^\d{13}-[0-9a-z]{6}$/), targetIntervalMinutes: 60 }],
  ])
  expect(instantOf(changes()[0]?.body.id)).toBe(NOON)
  expect(document.activeElement?.textContent).toBe('Bladder training')
})

test.each([
  [FREE, 'Home', '/home'],
  [{}, 'Tools', '/tools'],
] as const)(
  '[TRAIN-01] [ROUTE-04] a link leads back, without Premium to home: the tools would lead to the plans',
  async (home, name, to) => {
    openTraining({ home })
    await screen.findByRole('heading', { level: 1, name: 'Bladder training' })
    await waitFor(() => {
      const back = document.querySelector('main a')
      expect([back?.textContent, back?.getAttribute('href')]).toEqual([name, to])
    })
  },
)

/** What stands below a question. */
const answerTo = async (sign: StopSign) => (await question(sign)).nextElementSibling
const callsIn = (answer: Element | null) =>
  [...(answer?.querySelectorAll('a[href^="tel:"]') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])

const EMERGENCY = ['Call 999', 'tel:999']
const ADVICE = ['Call 111', 'tel:111']
const CALLS: Record<StopSign, string[][]> = {
  redFlags: [EMERGENCY, ADVICE],
  infection: [ADVICE],
  retention: [EMERGENCY, ADVICE],
  pregnancy: [],
}

test('[TRAIN-01] a missing answer is no no; each yes is answered below its question, starts nothing and shows ways on', async () => {
  setDeviceZone('Europe/London')
  const { sent, changes } = openTraining()
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  for (const sign of STOP_SIGNS.slice(1)) await answer(sign, 'No')
  expect(start()).toBeNull()
  for (const sign of STOP_SIGNS) {
    shown.mockClear()
    await answer(sign, 'Yes')
    const below = await answerTo(sign)
    const inView = shown.mock.contexts[0] as Element | undefined
    expect(below?.contains(inView ?? null)).toBe(true)
    expect(callsIn(inView ?? null)).toEqual(CALLS[sign])
    expect(below?.textContent).toContain(`Training can wait. ${trainingText.stopSigns[sign].answer}`)
    expect(callsIn(below)).toEqual(CALLS[sign])
    expect(below?.textContent?.includes(trainingText.emergency)).toBe(CALLS[sign][0] === EMERGENCY)
    const card = within(screen.getByRole('region', { name: 'Before you begin' }))
    expect(card.getByRole('link', { name: 'When to seek care' }).getAttribute('href')).toBe('/flare-kit#care')
    expect(card.getByRole('link', { name: 'Flare Kit' })).toBeTruthy()
    expect(start()).toBeNull()
    await answer(sign, 'No')
    expect(below?.textContent).toBe('')
    await waitFor(() => expect(start()).not.toBeNull())
  }
  expect(changes()).toEqual([])
  // The answers stay on the device.
  expect(sent.filter(({ text = '' }) => STOP_SIGNS.some((sign) => text.includes(sign)))).toEqual([])
})

test('[CARE-01] abroad a yes shows the number of that country, whose it is, and leads to the choice', async () => {
  setDeviceZone('Europe/Berlin')
  openTraining()
  await answer('retention', 'Yes')
  const below = await answerTo('retention')
  expect(callsIn(below)).toEqual([['Call 112', 'tel:112']])
  expect(below?.textContent).toContain('Numbers for Germany. Change')
  expect(below?.querySelector('a[href="/settings?room=country"]')).not.toBeNull()
  await answer('infection', 'Yes')
  expect((await answerTo('infection'))?.querySelector('a')).toBeNull()
})

test('[TRAIN-02] the interval to begin with is told from three days of diary, and can be changed', async () => {
  const days = [1, 2, 3].map((age) => day(age, { frequency: 10, sleepHours: 8 }))
  const { user, changes } = openTraining({ days })
  await answerNoToAll()
  await screen.findByText(/^About 95 minutes would fit what you logged \(3 days\)/)
  expect((await intervalField()).value).toBe('95')
  await user.click(await button('Increase interval'))
  await user.click(await button('Start'))
  await waitFor(() => expect(changes()[0]?.body.targetIntervalMinutes).toBe(100))
})

test('[TRAIN-02] with two days of diary the words say what is missing, and the interval is 60 minutes', async () => {
  openTraining({ days: [1, 2].map((age) => day(age, { frequency: 10, sleepHours: 8 })) })
  await answerNoToAll()
  await screen.findByText(/^Not enough data yet\. Log .* on 1 more day,/)
  expect((await intervalField()).value).toBe('60')
})

test('[TRAIN-02] neither number nor Start is there until the diary is, and a diary that is late changes nothing', async () => {
  const days = [1, 2, 3].map((age) => day(age, { frequency: 10, sleepHours: 8 }))
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON, shouldAdvanceTime: true })
  let arrive = () => {}
  openTraining({
    others: {
      'GET /api/days?from=': (sent) => new Promise((resolve) => (arrive = () => resolve(respondWith(days)(sent)))),
    },
  })
  await answerNoToAll()
  await screen.findByText('Reading your diary')
  expect(screen.queryByRole('spinbutton')).toBeNull()
  expect(start()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  // The request itself would fail only later.
  expect(screen.getByText(trainingText.firstInterval.unavailable)).toBeTruthy()
  expect((await intervalField()).value).toBe('60')
  await act(async () => arrive())
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect((await intervalField()).value).toBe('60')
  expect(screen.queryByText(/would fit/)).toBeNull()
})

test('[TRAIN-02] a diary that cannot be read is not said to be empty', async () => {
  openTraining({ others: { 'GET /api/days?from=': () => problem('unavailable', { 'retry-after': '60' }) } })
  await answerNoToAll()
  await screen.findByText(trainingText.firstInterval.unavailable)
  expect(screen.queryByText(/Not enough data/)).toBeNull()
  expect((await intervalField()).value).toBe('60')
})

test('[TRAIN-01] 14, 241 and 62 minutes: a sentence at the field, and nothing is written', async () => {
  const { user, changes } = openTraining()
  await answerNoToAll()
  const field = await intervalField()
  for (const typed of ['14', '241', '62']) {
    await user.clear(field)
    await user.type(field, typed)
    await user.click(await button('Start'))
    expect(screen.getByText('15 to 240 minutes').previousElementSibling?.textContent).toBe('Interval')
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Choose 15 to 240, in steps of 5.',
    )
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe(typed)
    expect(changes()).toEqual([])
  }
  await user.clear(field)
  await user.type(field, '240')
  await user.click(await button('Start'))
  await waitFor(() => expect(changes()[0]?.body.targetIntervalMinutes).toBe(240))
})

test('[TRAIN-01] two taps on Start are one session', async () => {
  const { changes } = openTraining()
  await answerNoToAll()
  const pressed = await button('Start')
  fireEvent.click(pressed)
  fireEvent.click(pressed)
  await expectCountdown('1:00:00')
  await waitFor(() => expect(currentQueue()?.view?.waiting).toEqual([]))
  expect(changes()).toHaveLength(1)
})

test('[TRAIN-01] after a session its progress stays, and the questions are asked again after 90 days only', async () => {
  const { user, changes } = openTraining({
    state: { session: { ...SESSION, endedAt: NOON - 3_600_000 }, logs: [logAgo(90), logAgo(100, 'early_void')] },
  })
  await screen.findByText('Your last session ended today.')
  expect(screen.getByText('1 of 2 on time or later')).toBeTruthy()
  expect(screen.queryByText('Before you begin')).toBeNull()
  await user.click(await button('Start'))
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(screen.queryByText('1 of 2 on time or later')).toBeNull()
})

test('[TRAIN-01] more than 90 days after the last session the questions come first', async () => {
  const days = 24 * 60
  openTraining({
    state: {
      session: { id: idAgo(100 * days), targetIntervalMinutes: 60, endedAt: NOON - 91 * days * 60_000 },
      logs: [],
    },
  })
  await screen.findByText('Before you begin')
  expect(start()).toBeNull()
})

test('[TRAIN-01] a start follows a session of a device whose clock is ahead', async () => {
  const ahead = { id: idAgo(-3), targetIntervalMinutes: 60, endedAt: NOON }
  const { user, changes } = openTraining({ state: { session: ahead, logs: [] } })
  await user.click(await button('Start'))
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(changes()[0]?.body.id > ahead.id).toBe(true)
})
