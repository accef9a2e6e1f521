// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { button, isDisabled, knownDay, moveTo, openLog, pain, savedReply } from '../../../testing/open-log.ts'

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
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
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
  expect(screen.getByRole('heading', { name: 'Today waits for your agreement' })).toBeTruthy()
  expect(screen.queryByText("Today's Log Complete")).toBeNull()
})

test('[SEC-30] the log says of a day what waits for the agreement, and sends it once the user agrees', async () => {
  const { user, puts } = openWithoutConsent()
  await savePain(user, 6)
  await screen.findByText('Kept on this device')
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(await screen.findByRole('link', { name: 'Log' }))
  const card = within(await screen.findByRole('region', { name: 'Kept on this device' }))
  expect(card.getByText(/It waits for your agreement/)).toBeTruthy()
  expect(card.getByRole('button', { name: "Edit Today's Log" })).toBeTruthy()
  expect(isDisabled(await button('Kept on this device'))).toBe(true)
  for (const untrue of ['Today is logged.', 'Already Submitted for Today'])
    expect(screen.queryByText(untrue)).toBeNull()
  const refused = puts().length
  await user.click(card.getByRole('button', { name: 'Read and decide' }))
  await user.click(await button('I agree'))
  await waitFor(() => expect(puts().length).toBeGreaterThan(refused))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Kept on this device' })).toBeNull())
})

test('[SEC-30] Quick Track offers the decision or to close, and no retry that cannot succeed', async () => {
  const { user } = openWithoutConsent('/home')
  await user.click(await button('Quick Track'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Quick Track' }))
  moveTo(await sheet.findByRole('slider', { name: 'Pain' }), 6)
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await sheet.findByText('Kept on this device')
  expect(sheet.getByRole('button', { name: 'Read and decide' })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Retry' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[SEC-30] other changes without consent say what is needed', async () => {
  const { user } = openWithoutConsent()
  await user.click(await button('Settings'))
  const section = await screen.findByRole<HTMLInputElement>('switch', { name: 'Notes' })
  await user.click(section)
  await screen.findByText('Your agreement is needed first')
  expect(section.checked).toBe(true)
})
