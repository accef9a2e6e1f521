// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { button, knownDay, moveTo, openLog, pain, savedReply } from '../../../testing/open-log.ts'

/** Opens the log of a user without consent. The service refuses saves until the user agrees. */
function openWithoutConsent(path = '/log') {
  let hasAgreed = false
  const save = (sent: SentRequest) => (hasAgreed ? reply(savedReply(knownDay, sent)) : problem('consent-needed'))
  const agree = () => {
    hasAgreed = true
    return reply({ consent: 'given' })
  }
  return openLog({
    path,
    home: { consent: 'none' },
    save,
    preferences: () => problem('consent-needed'),
    custom: () => problem('consent-needed'),
    others: { 'PUT /api/profile/consent': agree },
  })
}

/** Changes the pain of today and saves. */
async function savePain(user: ReturnType<typeof openWithoutConsent>['user'], level: number): Promise<void> {
  await user.click(await button("Edit Today's Log"))
  moveTo(await pain(), level)
  await user.click(await button("Update Today's Log"))
}

test('[SEC-30] [LOG-14] a save without consent is kept on this device, and is sent once after the agreement', async () => {
  const { user, puts } = openWithoutConsent()
  await savePain(user, 6)
  await screen.findByText('Kept on this device')
  expect(screen.getByText(/It waits for your agreement/)).toBeTruthy()
  await user.click(await button('Read and decide'))
  await screen.findByRole('dialog', { name: 'What we keep, and why' })
  const refused = puts().length
  await user.click(await button('I agree'))
  await waitFor(() => expect(screen.queryByText('Kept on this device')).toBeNull())
  await waitFor(() => expect(puts()).toHaveLength(refused + 1))
  // Each try sends the same bytes, so that the service takes a copy for a replay.
  expect(new Set(puts().map(({ text }) => text)).size).toBe(1)
  expect((await pain()).value).toBe('6')
})

test('[SEC-30] the history says what waits for the agreement, and leads to it', async () => {
  const { user } = openWithoutConsent()
  await savePain(user, 6)
  await screen.findByText('Kept on this device')
  await user.click(screen.getAllByRole('link', { name: 'History' })[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'One day is saved on this device' })
  expect(screen.getByText(/It waits for your agreement/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  await user.click(await button('Read and decide'))
  await user.click(await button('I agree'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'One day is saved on this device' })).toBeNull())
})

test('[SEC-30] home says what waits for the agreement', async () => {
  const { user } = openWithoutConsent()
  await savePain(user, 6)
  await screen.findByText('Kept on this device')
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByText(/One day is kept on this device and will be sent when you agree/)
})

test('[SEC-30] other changes without consent say what is needed', async () => {
  const { user } = openWithoutConsent()
  await user.click(await button('Settings'))
  const section = await screen.findByRole<HTMLInputElement>('switch', { name: 'Notes' })
  await user.click(section)
  await screen.findByText('Your agreement is needed first')
  expect(section.checked).toBe(true)
})
