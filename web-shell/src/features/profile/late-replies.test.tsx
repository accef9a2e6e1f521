// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyPreferencesEdit, DEFAULT_PREFERENCES } from '../../../../shared/preferences/preferences.ts'
import { homeQuery } from '../../shell/first/data/home-query.ts'
import { sessionOf } from '../../shell/first/session/session.ts'
import { fakeService, problem, reply } from '../../testing/fake-service.ts'
import { homeReply } from '../../testing/home.ts'
import { ACCOUNT, openApp } from '../../testing/open-app.tsx'
import { button, TODAY } from '../../testing/open-log.ts'

const BEA = { ...ACCOUNT, id: 'b'.repeat(32), fullName: 'Bea Moss', email: 'bea@example.com' }
const ADAS_PLAN = { drinks: ["Ada's tea"], practices: [] }
const ADAS_SYMPTOMS = { symptoms: [{ id: 'adas00', name: "Ada's symptom" }], triggers: [] }

type User = ReturnType<typeof openApp>['user']

/** The service on a slow network: it replies to changes only when the test says so. */
function slowService() {
  let account: typeof ACCOUNT | null = ACCOUNT
  const replies: ((response: Response) => void)[] = []
  const later = () => new Promise<Response>((resolve) => replies.push(resolve))
  const sent = fakeService({
    'GET /api/auth/session': () => reply({ account }),
    'GET /api/home': () => (account ? homeReply({ account }) : problem('not-signed-in')),
    'GET /api/auth/email': () => reply({ reason: null }),
    'POST /api/auth/sign-out': () => {
      account = null
      return reply({})
    },
    'POST /api/auth/sign-in': () => {
      account = BEA
      return reply({ account })
    },
    'PUT /api/preferences': later,
    'POST /api/custom/symptoms': later,
  })
  return { sent, replies }
}

async function savePlan(user: User): Promise<void> {
  await user.click(await button('Write your plan'))
  const sheet = within(screen.getByRole('dialog'))
  await user.type(sheet.getByLabelText('Drinks that soothe'), "Ada's tea")
  await user.click(sheet.getByRole('button', { name: 'Save Plan' }))
}

async function addSymptom(user: User): Promise<void> {
  await user.click(await button('Settings'))
  await user.type(await screen.findByLabelText('New symptom'), "Ada's symptom{Enter}")
}

/** Signs out, and signs in as another user in the same tab. */
async function switchUser(user: User): Promise<void> {
  history.pushState(null, '', '/profile')
  fireEvent(window, new PopStateEvent('popstate'))
  await user.click(await button('Sign out'))
  await user.click(await screen.findByRole('link', { name: 'Sign In to Existing Account' }))
  await user.type(await screen.findByLabelText('Email'), BEA.email)
  await user.type(screen.getByLabelText('Password'), 'still-water')
  await user.click(await button('Sign In'))
  await screen.findByRole('heading', { name: /^Good .*Bea/ })
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

test.each([
  {
    name: 'a flare plan',
    path: '/flare-kit',
    change: savePlan,
    response: () => reply(applyPreferencesEdit(DEFAULT_PREFERENCES, { flarePlan: ADAS_PLAN })),
  },
  { name: 'a refused flare plan', path: '/flare-kit', change: savePlan, response: () => problem('not-found') },
  { name: 'a custom symptom', path: '/log', change: addSymptom, response: () => reply(ADAS_SYMPTOMS) },
])(
  '[AUTH-15] [SEC-18] a late reply to $name neither changes the home of the next user nor shows a message',
  async ({ path, change, response }) => {
    const { replies } = slowService()
    const { user, client } = openApp(path)
    await change(user)
    await waitFor(() => expect(replies).not.toEqual([]))
    await switchUser(user)
    await waitFor(() => expect(screen.queryByText('Welcome back!')).toBeTruthy())
    const home = client.getQueryData(homeQuery(TODAY).queryKey)
    for (const send of replies) send(response())
    await pause()
    expect(client.getQueryData(homeQuery(TODAY).queryKey)).toEqual(home)
    expect(document.body.textContent).not.toMatch(/Ada's|plan (saved|updated)|could not be/i)
  },
)

test('[AUTH-15] an edit that waited for an earlier one is not sent for the next user', async () => {
  const { sent, replies } = slowService()
  const { user } = openApp('/log')
  await user.click(await button('Settings'))
  for (const section of (await screen.findAllByRole('switch')).slice(0, 2)) await user.click(section)
  await waitFor(() => expect(replies).not.toEqual([]))
  await switchUser(user)
  replies[0]?.(reply(DEFAULT_PREFERENCES))
  await pause()
  expect(sent.filter(({ line }) => line.startsWith('PUT'))).toHaveLength(1)
})

test('[SEC-19] a late reply that the session of the earlier user has ended does not end the session of the next', async () => {
  const { replies } = slowService()
  const { user, client } = openApp('/flare-kit')
  await savePlan(user)
  await waitFor(() => expect(replies).not.toEqual([]))
  await switchUser(user)
  replies[0]?.(problem('not-signed-in'))
  await pause()
  expect(sessionOf(client)?.account?.id).toBe(BEA.id)
})

test('[AUTH-15] an edit of the next user does not wait for that of the earlier user', async () => {
  const { sent, replies } = slowService()
  const { user } = openApp('/flare-kit')
  await savePlan(user)
  await waitFor(() => expect(replies).not.toEqual([]))
  await switchUser(user)
  await user.click((await screen.findAllByRole('link', { name: 'Flare Kit' }))[0] as HTMLElement)
  await savePlan(user)
  await waitFor(() => expect(replies).toHaveLength(2), { timeout: 5_000 })
  expect(sent.at(-1)?.headers.get('x-account')).toBe(BEA.id)
})
