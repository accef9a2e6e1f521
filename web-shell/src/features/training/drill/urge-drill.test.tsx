// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import {
  button,
  logAgo,
  openTraining,
  SESSION,
  setOnline,
  standAtNoon,
  wakeUpAt,
} from '../../../testing/open-training.ts'

standAtNoon()

const RUNNING = { session: SESSION, logs: [logAgo(50)] }
const sheet = () => within(screen.getByRole('dialog', { name: 'Urge drill' }))
const said = () => sheet().getAllByRole('status')[0]?.textContent
const at = (seconds: number) => act(() => wakeUpAt(seconds / 60))
async function open() {
  const opened = openTraining({ state: RUNNING })
  await opened.user.click(await button(/^Urge drill/))
  return opened
}

test('[TRAIN-02] the urge drill says each step of its 90 seconds, and ends', async () => {
  const { user, changes } = await open()
  await user.click(sheet().getByRole('button', { name: 'Start' }))
  const steps: [number, string, string][] = [
    [0, 'still', '10 seconds'],
    [9, 'still', '1 second'],
    [10, 'breathe', 'In, 1'],
    [14, 'breathe', 'Out, 1'],
    [40, 'distract', '20 seconds'],
    [60, 'rate', '10 seconds'],
    [70, 'walk', '20 seconds'],
  ]
  for (const [seconds, id, cue] of steps) {
    at(seconds)
    expect(said()).toBe(trainingText.drill[id as keyof typeof trainingText.drill])
    expect(sheet().getByText(cue)).toBeTruthy()
    expect(sheet().getByRole('button', { name: 'Go now' })).toBeTruthy()
  }
  at(90)
  expect(said()).toMatch(/^The 90 seconds are over/)
  await user.click(sheet().getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(changes()).toEqual([])
})

test('[TRAIN-02] pain that has risen by two says to go, and "Go now" is logged as going early, also offline', async () => {
  const { user, changes } = await open()
  const pain = (name: string) => sheet().getByRole('slider', { name })
  fireEvent.change(pain('Pain before (optional)'), { target: { value: '3' } })
  await user.click(sheet().getByRole('button', { name: 'Start' }))
  at(60)
  fireEvent.change(pain('Pain now (optional)'), { target: { value: '4' } })
  expect(said()).toBe(trainingText.drill.rate)
  fireEvent.change(pain('Pain now (optional)'), { target: { value: '5' } })
  expect(said()).toBe('Your pain has risen. Please go now.')
  setOnline(false)
  await user.click(sheet().getByRole('button', { name: 'Go now' }))
  await screen.findByText('Saved offline')
  expect(screen.getByText('1 of 2 on time or later')).toBeTruthy()
  setOnline(true)
  await waitFor(() => expect(changes()[0]?.body.actionType).toBe('early_void'))
})

test('[TRAIN-02] without a session, "Go now" is right, too, and promises no visit', async () => {
  const { user, changes } = openTraining()
  await user.click(await button(/^Urge drill/))
  expect(sheet().getByText(trainingText.goNow)).toBeTruthy()
  await user.click(sheet().getByRole('button', { name: 'Go now' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(changes()).toEqual([])
})

test('[TRAIN-02] in a session, "Go now" counts as a visit, and each step is shown from its top', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  // As in Chrome, and no clean-up of an effect.
  shown.mockReturnValue(Promise.resolve() as never)
  const { user } = await open()
  expect(sheet().getByText(`${trainingText.goNow} ${trainingText.goNowCounts}`)).toBeTruthy()
  await user.click(sheet().getByRole('button', { name: 'Start' }))
  for (const seconds of [10, 40]) {
    shown.mockClear()
    at(seconds)
    expect(shown.mock.contexts).toEqual([sheet().getAllByRole('status')[0]?.parentElement])
    expect(shown).toHaveBeenCalledWith({ block: 'start' })
  }
})
