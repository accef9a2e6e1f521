// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { button, LIBRARY, openAudio } from '../../testing/open-audio.tsx'
import { setOnline } from '../../testing/open-training.ts'

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('[AUDIO-01] the library shows each recording with its length, type and size, and is chosen from by category', async () => {
  const { user } = await openAudio()
  expect(screen.getByText('Loading guided audio')).toBeTruthy()
  const second = (await screen.findByRole('heading', { name: 'Heron 2' })).closest('section')
  const card = within(second as HTMLElement)
  expect(card.getByText('1 minute · Quiet minutes')).toBeTruthy()
  expect(card.getByText('By the water, 2')).toBeTruthy()
  expect(card.getByRole('button', { name: 'Keep for offline, 2.3 MB' })).toBeTruthy()
  expect(titles()).toEqual(['Heron 1', 'Heron 2'])
  await user.click(screen.getByRole('radio', { name: 'Flare' }))
  expect(titles()).toEqual(['Heron 2'])
  await user.click(screen.getByRole('radio', { name: 'Flare' }))
  expect(titles()).toEqual(['Heron 1', 'Heron 2'])
  expect(screen.queryByRole('radio', { name: 'Sleep' })).toBeNull()
})

test('[AUDIO-01] a library that cannot be read says so to the letter, and is read again', async () => {
  let works = false
  const { user } = await openAudio({
    others: { 'GET /api/audio': () => (works ? reply({ recordings: LIBRARY }) : problem('not-found')) },
  })
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('Failed to load audio files')).toBeTruthy()
  works = true
  await user.click(notice.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(titles()).toEqual(['Heron 1', 'Heron 2']))
})

test('[AUDIO-01] an empty library says what helps without it', async () => {
  await openAudio({ recordings: [] })
  await screen.findByText(/^There is no guided audio yet/)
})

test('[AUDIO-01] [SW-02] offline, the list stays as last seen; what is not kept says that it needs a connection', async () => {
  const answer = { with: () => reply({ recordings: LIBRARY }) }
  const { user, client } = await openAudio({ others: { 'GET /api/audio': () => answer.with() } })
  await button('Play Heron 1')
  answer.with = noNetwork
  setOnline(false)
  await client.refetchQueries({ queryKey: ['audio'] })
  await screen.findByText(/^This is what this device last saw/)
  const play = await button('Play Heron 1')
  expect(play.getAttribute('aria-disabled')).toBe('true')
  const why = document.getElementById(play.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toBe('Needs a connection. Kept audio plays without one.')
  await user.click(play)
  expect(screen.queryByRole('slider', { name: 'Position' })).toBeNull()
  setOnline(true)
})
