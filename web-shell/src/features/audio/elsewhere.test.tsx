// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionQuery, signOutLocally } from '../../shell/first/session/session.ts'
import { ACCOUNT } from '../../testing/open-app.tsx'
import { button, openAudio } from '../../testing/open-audio.tsx'
import { player } from './player/player.ts'

const bar = () => screen.queryByRole('region', { name: 'Guided audio', hidden: true })

async function openElsewhere() {
  const opened = await openAudio()
  await opened.user.click(await button('Play Heron 1'))
  act(() => opened.audio.last().begin())
  act(() => opened.audio.last().moveTo(65))
  // The section itself has this name, too.
  expect(screen.getAllByRole('region', { name: 'Guided audio' })).toHaveLength(1)
  await opened.user.click(screen.getByRole('link', { name: 'Leave' }))
  await screen.findByText('Elsewhere')
  return opened
}

test('[AUDIO-01] it plays on on other screens, where a bar controls it and leads back', async () => {
  const { user, audio } = await openElsewhere()
  expect([audio.made.length, audio.last().paused]).toEqual([1, false])
  const controls = within(bar() as HTMLElement)
  expect(controls.getByText('1:05 / 5:20')).toBeTruthy()
  await user.click(controls.getByRole('button', { name: 'Pause Heron 1' }))
  expect(audio.last().paused).toBe(true)
  await user.click(controls.getByRole('button', { name: 'Play Heron 1' }))
  await user.click(controls.getByRole('button', { name: 'Open Heron 1' }))
  await screen.findByRole('slider', { name: 'Position' })
  expect(location.pathname).toBe('/exercises')
  expect(screen.getAllByRole('region', { name: 'Guided audio' })).toHaveLength(1)
})

test('[AUDIO-01] the bar says when playback fails or waits, and closes it', async () => {
  const { user, audio } = await openElsewhere()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => audio.last().fail(2))
  within(bar() as HTMLElement).getByText('Waiting for a connection', { selector: '[role=status]' })
  await user.click(within(bar() as HTMLElement).getByRole('button', { name: 'Close guided audio' }))
  expect(bar()).toBeNull()
  expect(player.read().recording).toBeUndefined()
})

test('[AUDIO-01] signing out ends it', async () => {
  const { client, audio } = await openElsewhere()
  client.setQueryData(sessionQuery.queryKey, { account: ACCOUNT })
  expect(audio.last().paused).toBe(false)
  await act(() => signOutLocally(client))
  expect(audio.last().paused).toBe(true)
  expect(bar()).toBeNull()
})
