// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noNetwork, reply } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, currentAddress } from '../../testing/open-app.tsx'
import {
  button,
  edges,
  openExercises,
  pacer,
  passSeconds,
  preferLessMotion,
  standStill,
} from '../../testing/open-exercises.ts'

standStill()

const BREATHE = '/tools/exercises#breathe'
const breath = () => screen.getByRole('img').getAttribute('aria-label')
const status = () => screen.getByRole('dialog').querySelector('[role=status]')?.textContent
const progress = () => screen.getByRole('progressbar', { name: 'How far you are' })
const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))

test('[EX-01] [ROUTE-03] one tap begins the breath: in for 4, out for 6, for five minutes', async () => {
  const { user } = openExercises()
  await user.click(await button('Start'))
  await pacer()
  const steps: [number, string][] = [
    [0, 'Breathe in, 4 seconds left'],
    [3, 'Breathe in, 1 second left'],
    [1, 'Breathe out, 6 seconds left'],
    [5, 'Breathe out, 1 second left'],
    [1, 'Breathe in, 4 seconds left'],
    [116, 'Breathe out, 4 seconds left'],
  ]
  for (const [seconds, said] of steps) {
    passSeconds(seconds)
    expect(breath()).toBe(said)
  }
  expect(progress().getAttribute('aria-valuetext')).toBe('2:06 of 5 minutes')
  passSeconds(173.9)
  expect(breath()).toBe('Breathe out, 1 second left')
  passSeconds(0.1)
  await screen.findByRole('heading', { name: 'How is it now?' })
  await waitFor(() => expect(edges.releaseWakeLock).toHaveBeenCalledTimes(1))
})

test('[EX-01] [FLAREKIT-01] the breath begins from a cold start without a network and without a session', async () => {
  openExercises({ path: BREATHE, others: { 'GET /api/auth/session': noNetwork } })
  await pacer()
  expect(breath()).toBe('Breathe in, 4 seconds left')
  passSeconds(300)
  await screen.findByRole('heading', { name: 'All done' })
  fireEvent.click(await button('Once more'))
  expect(breath()).toBe('Breathe in, 4 seconds left')
  escape()
  await screen.findByRole('heading', { level: 2, name: 'Relaxation, step by step' })
  expect(screen.queryByText('What you tried')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Note your pain first' })).toBeNull()
})

test('[EX-01] while a claim is pending, the exercises are open, and nothing is read or kept', async () => {
  const { sent } = openExercises({
    path: BREATHE,
    others: { 'GET /api/auth/session': () => reply({ account: { ...ACCOUNT, claimPending: true } }) },
  })
  await pacer()
  passSeconds(300)
  await screen.findByRole('heading', { name: 'All done' })
  expect(sent.filter(({ line }) => !line.startsWith('GET /api/auth/session'))).toEqual([])
})

test('[EX-01] a pause stops the breath exactly, and it goes on exactly there', async () => {
  openExercises({ path: BREATHE })
  await pacer()
  passSeconds(3.4)
  fireEvent.click(await button('Pause'))
  expect(status()).toBe('Paused')
  expect(breath()).toBe('Paused')
  passSeconds(1_000)
  expect(progress().getAttribute('value')).toBe('3')
  fireEvent.click(await button('Resume'))
  passSeconds(0.5)
  expect(breath()).toBe('Breathe in, 1 second left')
  passSeconds(0.1)
  expect(breath()).toBe('Breathe out, 6 seconds left')
  fireEvent.click(await button('Start again'))
  expect(breath()).toBe('Breathe in, 4 seconds left')
  expect(progress().getAttribute('value')).toBe('0')
})

test('[EX-01] the seconds also pass by themselves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  openExercises({ path: BREATHE, others: { 'GET /api/auth/session': noNetwork } })
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(breath()).toBe('Breathe in, 4 seconds left')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(breath()).toBe('Breathe in, 3 seconds left')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(breath()).toBe('Breathe out, 6 seconds left')
  vi.useRealTimers()
})

test('[EX-01] by keyboard: Space pauses wherever the focus is, Escape closes and leads back', async () => {
  const { user } = openExercises()
  await user.click(await button('Start'))
  await pacer()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: ' ' })
  expect(breath()).toBe('Paused')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: ' ' })
  expect(breath()).not.toBe('Paused')
  // On another control, Space presses that one.
  fireEvent.keyDown(screen.getByRole('button', { name: 'Turn tones on' }), { key: ' ' })
  expect(breath()).not.toBe('Paused')
  escape()
  await waitFor(() => expect(currentAddress() + location.hash).toBe('/tools/exercises'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

test('[EX-01] screen readers are told once for each step, and can be left in peace', async () => {
  openExercises({ path: BREATHE })
  await pacer()
  const said: (string | undefined)[] = []
  const region = screen.getByRole('dialog').querySelector('[role=status]') as Element
  new MutationObserver(() => said.push(region.textContent ?? undefined)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  expect(status()).toBe('Breathe in')
  for (let second = 0; second < 20; second++) {
    passSeconds(1)
    await Promise.resolve()
  }
  expect(said).toEqual(['Breathe out', 'Breathe in', 'Breathe out', 'Breathe in'])
  fireEvent.click(await button('Length and rhythm'))
  fireEvent.click(screen.getByRole('switch', { name: 'Tell screen readers each step' }))
  fireEvent.click(await button('Done'))
  expect(status()).toBe('')
})

test('[EX-01] one form breathes by the clock: full when in, empty when out, and set again after a pause', async () => {
  openExercises({ path: BREATHE })
  await pacer()
  const [outer, inner] = edges.animate.mock.calls.map(([each]) => each)
  expect(edges.animate).toHaveBeenCalledTimes(2)
  expect(outer.options).toEqual({ duration: 10_000, iterations: Infinity })
  const sizes = outer.keyframes.map(({ transform }: Keyframe) => Number(/[\d.]+/.exec(String(transform))))
  expect([sizes[0], sizes[16], sizes[40]]).toEqual([0.64, 1, 0.64])
  expect(Math.max(...sizes)).toBe(1)
  expect(inner.keyframes[0].transform).toBe('scale(0.7800)')
  passSeconds(5)
  fireEvent.click(await button('Pause'))
  expect(outer.made.cancel).toHaveBeenCalled()
  const paused = edges.animate.mock.lastCall?.[0].made
  expect(paused).toMatchObject({ currentTime: 5_000, isPaused: true })
  passSeconds(60)
  fireEvent.click(await button('Resume'))
  expect(edges.animate.mock.lastCall?.[0].made).toMatchObject({ currentTime: 5_000, isPaused: false })
})

test('[EX-01] with less motion, words and a bar take the place of the form', async () => {
  preferLessMotion()
  openExercises({ path: BREATHE })
  await pacer()
  const bar = () => (screen.getByRole('img').querySelector('i') as HTMLElement).style.inlineSize
  const bars: (string | number)[] = []
  for (let second = 0; second < 10; second++) {
    bars.push(Math.round(Number.parseFloat(bar())))
    passSeconds(1)
  }
  expect(bars).toEqual([25, 50, 75, 100, 83, 67, 50, 33, 17, 0])
  expect(screen.getByRole('img').textContent).toBe('Breathe in4')
  expect(edges.animate).not.toHaveBeenCalled()
  fireEvent.click(await button('Length and rhythm'))
  fireEvent.click(screen.getByRole('switch', { name: 'Words and a bar, no circle' }))
  fireEvent.click(await button('Done'))
  expect(edges.animate).toHaveBeenCalled()
})

test('[EX-01] before a rhythm with holds begins, it says who should ask first', async () => {
  const { user } = openExercises()
  await user.click(await button(/^Box breathing/))
  const caution = await pacer('Before you hold your breath')
  expect(caution.getByText(/if you are pregnant, or have a heart or lung disease/)).toBeTruthy()
  expect(caution.getByText(/^Stop if you feel dizzy or breathless/)).toBeTruthy()
  expect(edges.requestWakeLock).not.toHaveBeenCalled()
  passSeconds(20)
  await user.click(await button('Begin'))
  await pacer('Box breathing')
  const steps: [number, string][] = [
    [0, 'Breathe in, 4 seconds left'],
    [4, 'Hold, 4 seconds left'],
    [4, 'Breathe out, 4 seconds left'],
    [4, 'Hold, 4 seconds left'],
  ]
  for (const [seconds, said] of steps) {
    passSeconds(seconds)
    expect(breath()).toBe(said)
  }
  expect(progress().getAttribute('aria-valuetext')).toBe('0:12 of 4 breaths')
  await user.click(await button('Close'))
  // One tap from elsewhere never begins with a hold.
  history.pushState(null, '', '/tools/exercises#breathe')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await pacer('In 4 · out 6')
})

test('[EX-01] who should not hold the breath can breathe without', async () => {
  const { user } = openExercises()
  await user.click(await button(/^4-7-8/))
  await user.click(await button('Breathe without holding'))
  await pacer('In 4 · out 6')
  expect(breath()).toBe('Breathe in, 4 seconds left')
})

test('[EX-01] when to stop is one tap away, and the breath waits meanwhile', async () => {
  openExercises({ path: BREATHE })
  await pacer()
  passSeconds(2)
  fireEvent.click(await button('When to stop'))
  const rules = await pacer('When to stop')
  expect(rules.getByText(/^Stop if you feel dizzy or breathless, or if pain rises/)).toBeTruthy()
  expect(rules.getByText(/^Do not hold your breath if you are pregnant/)).toBeTruthy()
  passSeconds(60)
  fireEvent.click(await button('Back'))
  expect(breath()).toBe('Breathe in, 2 seconds left')
})

test('[EX-01] length and rhythm are chosen while breathing, and remembered on this device', async () => {
  const { close } = openExercises({ path: BREATHE })
  await pacer()
  passSeconds(30)
  fireEvent.click(await button('Length and rhythm'))
  const length = screen.getByRole('spinbutton', { name: 'Length' })
  fireEvent.change(length, { target: { value: '20' } })
  fireEvent.blur(length)
  fireEvent.click(await button('Done'))
  expect(progress().getAttribute('aria-valuetext')).toBe('0:30 of 20 minutes')
  fireEvent.click(await button('Length and rhythm'))
  fireEvent.click(screen.getByRole('radio', { name: '3 · 4' }))
  await pacer('Tummy breathing')
  passSeconds(3)
  expect(breath()).toBe('Breathe out, 4 seconds left')
  close()
  openExercises({ path: BREATHE })
  await pacer('Tummy breathing')
})

test('[EX-01] the screen stays on while the breath goes, and only then', async () => {
  openExercises({ path: BREATHE })
  await pacer()
  await waitFor(() => expect(edges.requestWakeLock).toHaveBeenCalledExactlyOnceWith('screen'))
  await act(async () => undefined)
  fireEvent.click(await button('Pause'))
  expect(edges.releaseWakeLock).toHaveBeenCalledTimes(1)
  fireEvent.click(await button('Resume'))
  await waitFor(() => expect(edges.requestWakeLock).toHaveBeenCalledTimes(2))
  expect(screen.queryByText('Your screen may switch off.')).toBeNull()
})

test('[EX-01] where the screen cannot be kept on, it says so', async () => {
  edges.requestWakeLock.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'))
  openExercises({ path: BREATHE })
  await screen.findByText('Your screen may switch off.')
})

test('[EX-01] a device that can vibrate does so once for each step, unless it is told not to', async () => {
  openExercises({ path: BREATHE })
  await pacer()
  for (let second = 0; second < 11; second++) passSeconds(1)
  expect(edges.vibrate.mock.calls).toEqual([[[60]], [[60, 140, 60]], [[60]]])
  fireEvent.click(await button('Length and rhythm'))
  fireEvent.click(screen.getByRole('switch', { name: 'Vibrate with each step' }))
  fireEvent.click(await button('Done'))
  passSeconds(4)
  expect(edges.vibrate).toHaveBeenCalledTimes(3)
  expect(JSON.parse(localStorage.getItem('breathing') ?? '')).toMatchObject({ buzz: false })
})

test('[EX-01] closed early, it leads back at once', async () => {
  const { user } = openExercises({ others: SIGNED_IN })
  await user.click(await button('Start'))
  await pacer()
  passSeconds(59)
  await user.click(await button('Close'))
  await button('Start')
  expect(screen.queryByText('How is it now?')).toBeNull()
})
