// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { applyPreferencesEdit, DEFAULT_PREFERENCES } from '../../../../../shared/preferences/preferences.ts'
import { fakeService, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { button, moveTo, pain, savedReply, TODAY } from '../../../testing/open-log.ts'

const DEFAULTS_NOTICE = 'Failed to load tracking preferences. Using defaults.'

/** Opens the log with a session. Home fails until `service.works` is true. */
async function openWithoutHome(day: () => Response) {
  const service = { works: false }
  const preferences = applyPreferencesEdit(DEFAULT_PREFERENCES, { sections: { lifestyle_factors: false } })
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => (service.works ? homeReply({ preferences }) : problem('unexpected')),
    'GET /api/days/': day,
    'PUT /api/days/': (request) => reply(savedReply(emptyDay(TODAY), request)),
  })
  const { user } = openApp('/profile')
  await user.click(await screen.findByRole('link', { name: 'Log' }))
  return { service, user, sent }
}

test('[PREF-01] [CUST-02] without the settings the log shows the defaults and a notice until Retry works', async () => {
  const { service, user, sent } = await openWithoutHome(() => reply(emptyDay(TODAY)))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain(DEFAULTS_NOTICE)
  expect(notice.textContent).toContain('Failed to load custom tracking data. Please check your connection.')
  expect(screen.getByText('Food & Diet')).toBeTruthy()
  moveTo(await pain(), 4)
  service.works = true
  await user.click(await button('Retry'))
  await waitFor(() => expect(screen.queryByText('Food & Diet')).toBeNull())
  expect(screen.queryByText(DEFAULTS_NOTICE)).toBeNull()
  expect((await pain()).value).toBe('4')
  await user.click(await button('Save'))
  await screen.findByText(/^Saved/)
  expect(sent.find(({ line }) => line.startsWith('PUT'))?.body.set).toEqual({ painLevel: 4 })
})

test('[CARE-03] without the settings a heavy note is answered by people who listen, too', async () => {
  const { user } = await openWithoutHome(() => reply(emptyDay(TODAY)))
  await pain()
  await user.type(screen.getByLabelText('Note'), 'I want to end my life.')
  await user.click(await button('Save'))
  await screen.findByRole('dialog', { name: 'What you wrote sounds very heavy' })
})

test('[PREF-01] if the day cannot be read either, both notices are shown and the day can still be logged', async () => {
  await openWithoutHome(() => problem('not-found'))
  await screen.findByText('Earlier answers may be missing')
  await screen.findByText(DEFAULTS_NOTICE)
  await screen.findByRole('slider', { name: 'Pain' })
})
