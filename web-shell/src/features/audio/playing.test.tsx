// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, openAudio, position } from '../../testing/open-audio.tsx'
import { player } from './player/player.ts'

const status = () => player.read().status
const told = () => position().getAttribute('aria-valuetext')

async function openPlaying() {
  const opened = await openAudio()
  await opened.user.click(await button('Play Heron 1'))
  act(() => opened.audio.last().begin())
  return opened
}

test('[AUDIO-01] a recording is idle, loading, playing, paused, goes on, and is idle at its start after its end', async () => {
  const { user, audio } = await openAudio()
  expect(status()).toBe('idle')
  await user.click(await button('Play Heron 1'))
  expect(status()).toBe('loading')
  screen.getByText('Loading the sound…')
  const sound = audio.last()
  expect(sound).toMatchObject({ src: '/media/audio/heron-1.mp3', volume: 0.8, playbackRate: 1 })
  act(() => sound.begin(321))
  expect(status()).toBe('playing')
  screen.getByText('Sit or lie', { selector: '[role=status]' })
  act(() => sound.moveTo(61.5))
  screen.getByText('Let it be soft', { selector: '[role=status]' })
  expect(told()).toBe('1:01 of 5:21')
  await user.click(await button('Pause Heron 1'))
  expect([status(), sound.paused]).toEqual(['paused', true])
  await user.click(await button('Play Heron 1'))
  act(() => sound.tell('playing'))
  expect([status(), sound.paused, audio.made.length]).toEqual(['playing', false, 1])
  act(() => sound.end())
  expect(status()).toBe('idle')
  expect(told()).toBe('0:00 of 5:21')
})

test('[AUDIO-01] the length of the list counts until the browser knows the length of the file', async () => {
  const { user, audio } = await openAudio()
  await user.click(await button('Play Heron 1'))
  // WebKit often knows it only after the other metadata.
  act(() => audio.last().begin(0))
  act(() => audio.last().moveTo(61.5))
  expect([told(), position().getAttribute('max')]).toEqual(['1:01 of 5:20', '320'])
  audio.last().duration = 321
  act(() => audio.last().tell('durationchange'))
  expect(told()).toBe('1:01 of 5:21')
})

test('[AUDIO-01] the slider and the steps move within the recording', async () => {
  const { user, audio } = await openPlaying()
  fireEvent.change(position(), { target: { value: '200' } })
  expect(audio.last().currentTime).toBe(200)
  await user.click(await button('Ahead 10 seconds'))
  expect(audio.last().currentTime).toBe(210)
  await user.click(await button('Back 10 seconds'))
  expect(audio.last().currentTime).toBe(200)
  act(() => audio.last().moveTo(4))
  await user.click(await button('Back 10 seconds'))
  expect(audio.last().currentTime).toBe(0)
  act(() => audio.last().moveTo(315))
  await user.click(await button('Ahead 10 seconds'))
  expect(audio.last().currentTime).toBe(320)
})

test('[AUDIO-01] after its end it plays from the start, or from where the user moves it', async () => {
  const { user, audio } = await openPlaying()
  act(() => audio.last().end())
  await user.click(await button('Play Heron 1'))
  act(() => audio.last().begin())
  expect(audio.last().currentTime).toBe(0)
  act(() => audio.last().end())
  fireEvent.change(position(), { target: { value: '100' } })
  await user.click(await button('Play Heron 1'))
  act(() => audio.last().begin())
  expect(audio.last().currentTime).toBe(100)
})

test('[AUDIO-01] volume and speed apply at once, and are remembered on the device', async () => {
  const { user, audio } = await openPlaying()
  const volume = screen.getByRole('slider', { name: 'Volume' })
  expect(volume.getAttribute('aria-valuetext')).toBe('80 per cent')
  fireEvent.change(volume, { target: { value: '0.3' } })
  await user.click(screen.getByRole('radio', { name: '1.25×' }))
  expect(audio.last()).toMatchObject({ volume: 0.3, playbackRate: 1.25 })
  await user.click(await button('Play Heron 2'))
  expect(audio.last()).toMatchObject({ src: '/media/audio/heron-2.mp3', volume: 0.3, playbackRate: 1.25 })
  // A later visit.
  vi.resetModules()
  const { player: later } = await import('./player/player.ts')
  expect(later.read()).toMatchObject({ volume: 0.3, speed: 1.25 })
})

test('[AUDIO-01] a stored value that is none is replaced by the default', async () => {
  const { readSoundSettings } = await import('./player/sound-settings.ts')
  for (const stored of ['{"volume":7,"speed":9}', '{"volume":"x"}', 'null', '[', '{"volume":-0.1}']) {
    localStorage.setItem('sound', stored)
    expect(readSoundSettings(), stored).toEqual({ volume: 0.8, speed: 1 })
  }
})

test('[AUDIO-01] another recording replaces the one that plays', async () => {
  const { user, audio } = await openPlaying()
  const [first] = audio.made
  await user.click(await button('Play Heron 2'))
  expect(first).toMatchObject({ paused: true, src: '' })
  act(() => first?.moveTo(99))
  expect(player.read()).toMatchObject({ position: 0, status: 'loading' })
  await button('Play Heron 1')
})

test('[AUDIO-01] a file that cannot be played is an Audio Error, resets, and plays with Retry', async () => {
  const { user, audio } = await openAudio()
  await user.click(await button('Play Heron 1'))
  act(() => audio.last().fail(4))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('Audio Error')).toBeTruthy()
  expect(notice.getByText(/^Failed to play audio file/)).toBeTruthy()
  expect([status(), told()]).toEqual(['idle', '0:00 of 5:20'])
  await user.click(notice.getByRole('button', { name: 'Retry' }))
  expect(audio.made).toHaveLength(2)
  act(() => audio.last().begin())
  expect(status()).toBe('playing')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[AUDIO-01] a browser that does not start the sound is a Playback Error', async () => {
  const { user, audio } = await openAudio()
  audio.next.refusal = 'NotAllowedError'
  await user.click(await button('Play Heron 1'))
  await screen.findByText('Playback Error')
  expect(status()).toBe('idle')
  delete audio.next.refusal
  await user.click(await button('Retry'))
  expect(status()).toBe('loading')
})

test('[AUDIO-01] a browser that does not go on is a Resume Error, and keeps the place', async () => {
  const { user, audio } = await openPlaying()
  act(() => audio.last().moveTo(90))
  await user.click(await button('Pause Heron 1'))
  audio.last().refusal = 'NotAllowedError'
  await user.click(await button('Play Heron 1'))
  await screen.findByText('Resume Error')
  expect([status(), told()]).toEqual(['paused', '1:30 of 5:20'])
  audio.last().refusal = undefined
  await user.click(await button('Retry'))
  act(() => audio.last().tell('playing'))
  await waitFor(() => expect(status()).toBe('playing'))
})

test('[AUDIO-01] all words can be read with their times', async () => {
  await openPlaying()
  const words = screen.getByText('All the words').closest('details')
  expect([...(words?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '0:00 Sit or lie',
    '1:00 Let it be soft',
  ])
})

test('[AUDIO-01] the lock screen shows what plays, and controls it', async () => {
  const { audio, lockScreen } = await openPlaying()
  const { session, press } = lockScreen
  expect(session.metadata).toMatchObject({ title: 'Heron 1', artist: 'Stillwater' })
  expect([session.playbackState, session.position]).toEqual([
    'playing',
    { duration: 320, position: 0, playbackRate: 1 },
  ])
  act(() => press('seekto', { seekTime: 100 }))
  expect(audio.last().currentTime).toBe(100)
  expect(session.position).toMatchObject({ position: 100 })
  act(() => press('seekforward'))
  act(() => press('seekbackward', { seekOffset: 30 }))
  expect(audio.last().currentTime).toBe(80)
  act(() => press('pause'))
  expect([status(), session.playbackState]).toEqual(['paused', 'paused'])
  act(() => press('play'))
  act(() => audio.last().tell('playing'))
  expect([status(), session.playbackState]).toEqual(['playing', 'playing'])
  act(() => player.close())
  expect([session.metadata, session.playbackState]).toEqual([null, 'none'])
})
