// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instantOf } from '../../../../../shared/changes/change-id.ts'
import { STOP_SIGNS } from '../../../../../shared/training/stop-signs.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { day, FREE } from '../../../testing/open-reports.ts'
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

const question = (sign: (typeof STOP_SIGNS)[number]) =>
  screen.findByRole('group', { name: trainingText.stopSigns[sign].question })
const answer = async (sign: (typeof STOP_SIGNS)[number], name: 'Yes' | 'No') =>
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

test('[TRAIN-01] a missing answer is no no; each yes is answered, starts nothing and shows ways on', async () => {
  const { sent, changes } = openTraining()
  for (const sign of STOP_SIGNS.slice(1)) await answer(sign, 'No')
  expect(start()).toBeNull()
  for (const sign of STOP_SIGNS) {
    await answer(sign, 'Yes')
    const card = within(await screen.findByRole('region', { name: 'Training can wait' }))
    expect(card.getByText(trainingText.stopSigns[sign].answer)).toBeTruthy()
    expect(card.getByText(trainingText.emergency)).toBeTruthy()
    expect(card.getByRole('link', { name: 'When to seek care' }).getAttribute('href')).toBe('/flare-kit#care')
    expect(card.getByRole('link', { name: 'Flare Kit' })).toBeTruthy()
    expect(start()).toBeNull()
    await answer(sign, 'No')
    expect(start()).not.toBeNull()
  }
  expect(changes()).toEqual([])
  // The answers stay on the device.
  expect(sent.filter(({ text = '' }) => STOP_SIGNS.some((sign) => text.includes(sign)))).toEqual([])
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

test('[TRAIN-01] 14, 241 and 62 minutes: a sentence at the field, and nothing is written', async () => {
  const { user, changes } = openTraining()
  await answerNoToAll()
  const field = await intervalField()
  for (const typed of ['14', '241', '62']) {
    await user.clear(field)
    await user.type(field, typed)
    await user.click(await button('Start'))
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
