// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeIdOf } from '../../../../../shared/changes/change-id.ts'
import type { ActionType, Log } from '../../../../../shared/training/schema.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { day } from '../../../testing/open-reports.ts'
import { button, idAgo, logAgo, NOON, openTraining, standAtNoon } from '../../../testing/open-training.ts'

standAtNoon()

const DAY_MINUTES = 24 * 60
/** It began three weeks ago. */
const LONG = { id: idAgo(21 * DAY_MINUTES), targetIntervalMinutes: 75 }
const logDaysAgo = (age: number, actionType: ActionType): Log => ({
  ...logAgo(age * DAY_MINUTES, actionType),
  id: changeIdOf(NOON - age * DAY_MINUTES * 60_000, `log${actionType.slice(0, 3).replace('_', '0')}`),
  sessionId: LONG.id,
})
const calmDays = Array.from({ length: 16 }, (_, age) => day(age, { painLevel: 3 }))
const metDays = [1, 2, 3, 4, 5, 6].map((age) => logDaysAgo(age, 'scheduled_void'))
const hardDays = [1, 2].map((age) => logDaysAgo(age, 'early_void'))
const openPace = (logs: readonly Log[], days = calmDays) =>
  openTraining({ state: { session: LONG, logs: logs.slice(0, 10) }, logs, days })
const card = async () => within(await screen.findByRole('region', { name: 'Your pace' }))

test('[TRAIN-02] after a week that went well a longer interval is offered, and only a tap takes it', async () => {
  const { user, changes } = openPace(metDays)
  expect((await card()).getByText(trainingText.pace.advance)).toBeTruthy()
  expect(changes()).toEqual([])
  await user.click((await card()).getByRole('button', { name: '85 minutes' }))
  await waitFor(() => expect(changes()[0]?.body.targetIntervalMinutes).toBe(85))
  // A new interval is given a week.
  await screen.findByText(trainingText.pace['new-interval'])
  expect(screen.queryByText('Your pace')).toBeNull()
})

test('[TRAIN-02] after hard days a shorter one is offered, and "Not now" takes the offer away', async () => {
  const { user, changes } = openPace(hardDays)
  expect((await card()).getByText(trainingText.pace['step-back'])).toBeTruthy()
  expect((await card()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '70 minutes',
    '65 minutes',
    'Not now',
  ])
  await user.click((await card()).getByRole('button', { name: 'Not now' }))
  expect(screen.queryByText('Your pace')).toBeNull()
  expect(changes()).toEqual([])
})

test('[TRAIN-02] on the day of a flare a pause is offered, whatever the week was', async () => {
  openPace(metDays, [day(0, { flareManual: true, painLevel: 3 }), ...calmDays.slice(1)])
  const flare = within(await screen.findByRole('region', { name: 'A day to pause' }))
  expect(flare.getByText(trainingText.pace.pause)).toBeTruthy()
  expect(flare.getByRole('link', { name: 'Open Flare Kit' }).getAttribute('href')).toBe('/flare-kit')
  expect(screen.queryByText('Your pace')).toBeNull()
  await button('End session')
})

test('[TRAIN-02] with too few days the words say what is missing', async () => {
  openPace(metDays.slice(0, 2), [])
  await screen.findByText(/^Not enough data yet: 2 of 5 days with logs; pain on 0 of 3 days/)
})
