import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { authApi } from '../../../shared/auth/api.ts'
import { endpoint } from '../../../shared/http/endpoint.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { serve } from '../../http/serve.ts'
import { handler } from '../handler.ts'

const MINUTE_MS = 60_000
const api = { guarded: endpoint('GET /guarded', { caller: 'user', needsProof: true, reply: z.object({}) }) }
const guarded = serve(api, { guarded: () => ({}) })

const problemOf = async ({ cookie }: TestUser) => (await invoke(guarded, api.guarded, { cookie })).problem.type
const prove = ({ cookie }: TestUser, currentPassword: string) =>
  invoke(handler, authApi.prove, { cookie, body: { currentPassword } })
const wait = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS })

afterEach(() => void vi.useRealTimers())

describe('the password', () => {
  it('[SEC-14] proves for 15 minutes who the user is, in this session alone', async () => {
    const ada = await newSignedInUser()
    const other = await invoke(handler, authApi.signIn, {
      body: { email: ada.email, password: ada.password, stayLoggedIn: false },
    })
    const elsewhere = {
      ...ada,
      cookie: other.cookies.find((cookie) => cookie.includes('session'))?.split(';')[0] ?? '',
    }
    wait(16)
    expect(await problemOf(ada)).toBe('/problems/prove-again')
    expect((await prove(ada, ada.password)).status).toBe(200)
    expect(await problemOf(ada)).toBeUndefined()
    expect(await problemOf(elsewhere)).toBe('/problems/prove-again')
    wait(16)
    expect(await problemOf(ada)).toBe('/problems/prove-again')
  })

  it('[SEC-14] [SEC-12] that is wrong proves nothing, and guesses have a limit', async () => {
    const ada = await newSignedInUser()
    wait(16)
    const before = await itemsOf(ada)
    const wrong = await prove(ada, 'wrong')
    expect(wrong).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/body/currentPassword' }] } })
    expect(await itemsOf(ada)).toEqual(before)
    const statuses = new Set<number>()
    for (let guess = 0; guess < 15; guess++) statuses.add((await prove(ada, 'wrong')).status)
    expect([...statuses]).toEqual([422, 429])
    expect(await problemOf(ada)).toBe('/problems/prove-again')
  })

  it('[SEC-14] does not exist for some users: they sign in again, and nothing they send extends that', async () => {
    const ada = await newSignedInUser()
    await changeProfile(ada, 'hasNoPassword', true)
    wait(14)
    expect(await problemOf(ada)).toBeUndefined()
    expect((await prove(ada, ada.password)).problem.type).toBe('/problems/sign-in-again')
    wait(2)
    expect(await problemOf(ada)).toBe('/problems/sign-in-again')
  })

  it('[SEC-14] proves nothing for a session that ended in the meantime, and does not begin it again', async () => {
    const ada = await newSignedInUser()
    wait(16)
    const [proven] = await Promise.all([prove(ada, ada.password), invoke(handler, authApi.signOut, ada)])
    expect([200, 401]).toContain(proven.status)
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('ME#SESSION'))).toEqual([])
  })

  it('[SEC-14] stays proven when the session is made to outlive the browser', async () => {
    const ada = await newSignedInUser()
    wait(16)
    await prove(ada, ada.password)
    await invoke(handler, authApi.keepSession, { cookie: ada.cookie, body: { stayLoggedIn: true } })
    expect(await problemOf(ada)).toBeUndefined()
  })
})
