import { describe, expect, it } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { measureCapacity } from '../../../tests/fixtures/capacity.ts'
import { itemsOf, newSignedInUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import {
  cookieOf,
  LINK_INVALID,
  requestLink,
  setUpMagicLinks,
  useLink,
} from '../../../tests/fixtures/mail/magic-links.ts'
import { handler } from '../handler.ts'

const { mailService, advance, magicFor } = await setUpMagicLinks()

const useCode = (email: string, code: string, cookie?: string) =>
  invoke(handler, authApi.useCode, { body: { email, code, stayLoggedIn: true }, cookie })

describe('the code of a magic link', () => {
  it('[AUTH-04] signs the user in once, in the browser that requested it, and uses up its link', async () => {
    const ada = await newSignedInUser()
    const { code, token, browser } = await magicFor(ada)
    expect(browser).toMatch(/^__Host-asked=[\w-]{65}$/)
    const first = await useCode(ada.email, code, browser)
    expect(first.body).toMatchObject({ outcome: 'signed-in', account: { id: ada.userId, stayLoggedIn: true } })
    expect(await useCode(ada.email, code, browser)).toMatchObject(LINK_INVALID)
    expect(await useLink(token)).toMatchObject(LINK_INVALID)
  })

  it('[SEC-10] does not work in another browser, whose tries are not counted', async () => {
    const ada = await newSignedInUser()
    const { code, browser } = await magicFor(ada)
    const otherBrowser = cookieOf(await requestLink('nobody@stillwater.test'))
    for (let n = 0; n < 6; n++) expect(await useCode(ada.email, code, otherBrowser)).toMatchObject(LINK_INVALID)
    expect(await useCode(ada.email, code)).toMatchObject(LINK_INVALID)
    expect((await useCode(ada.email, code, browser)).status).toBe(200)
  })

  it.each([
    [4, 200],
    [5, 410],
  ])('[SEC-12] after %i wrong tries the right code returns %i; an unused link still works', async (tries, status) => {
    const ada = await newSignedInUser()
    const { code, token, browser } = await magicFor(ada)
    const wrongCode = String((Number(code) + 1) % 10 ** 8).padStart(8, '0')
    for (let n = 0; n < tries; n++) expect(await useCode(ada.email, wrongCode, browser)).toMatchObject(LINK_INVALID)
    expect((await useCode(ada.email, code, browser)).status).toBe(status)
    expect((await useLink(token)).status).toBe(status === 200 ? 410 : 200)
  })

  it('[SEC-12] can be tried five times, also when the tries are concurrent', async () => {
    const ada = await newSignedInUser()
    const { browser } = await magicFor(ada)
    await Promise.all(Array.from({ length: 20 }, (_, n) => useCode(ada.email, String(n).padStart(8, '0'), browser)))
    expect((await itemsOf(ada))['LINK#magic']).toMatchObject({ tries: 5 })
  })

  it('[SEC-11] is refused for an unknown address like a wrong code, after the same calls', async () => {
    const ada = await newSignedInUser()
    const { browser } = await magicFor(ada)
    const costOf = (email: string) =>
      measureCapacity(async () => expect(await useCode(email, '00000000', browser)).toMatchObject(LINK_INVALID))
    expect(await costOf('nobody@stillwater.test')).toEqual(await costOf(ada.email))
  })

  it('[AUTH-04] works for as long as its link, also in a browser that has asked before', async () => {
    const ada = await newSignedInUser()
    const { browser } = await magicFor(ada)
    advance(55 * 60_000)
    const again = await invoke(handler, authApi.requestLink, {
      body: { email: ada.email, kind: 'magic' },
      cookie: browser,
    })
    expect(again.cookies).toEqual([expect.stringMatching(new RegExp(`^${browser};.*; Max-Age=3600$`))])
  })

  describe('of a mail that a stranger asked for a minute before the owner', () => {
    /** Both ask. Returns the cookies of their browsers, the owner's known or not, and the only mail. */
    async function strangerAsksFirst(isKnown: boolean) {
      const ada = await newSignedInUser()
      const body = { email: ada.email, password: ada.password, stayLoggedIn: false }
      const signedIn = isKnown ? await invoke(handler, authApi.signIn, { body }) : { cookies: [] }
      const known = signedIn.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
      const stranger = cookieOf(await requestLink(ada.email))
      await mailService.runQueue()
      advance(60_000)
      const asked = await invoke(handler, authApi.requestLink, {
        body: { email: ada.email, kind: 'magic' },
        cookie: known,
      })
      await mailService.runQueue()
      const mails = mailService.mails().filter(({ to }) => to === ada.email)
      expect(mails).toHaveLength(1)
      return { ada, stranger, owner: cookieOf(asked), code: mails[0]?.code ?? '' }
    }

    it('[SEC-12] works in the owner’s known browser, and no longer in the stranger’s', async () => {
      const { ada, stranger, owner, code } = await strangerAsksFirst(true)
      expect(await useCode(ada.email, code, stranger)).toMatchObject(LINK_INVALID)
      expect((await useCode(ada.email, code, owner)).status).toBe(200)
    })

    it('[SEC-12] has no more tries than before', async () => {
      const ada = await newSignedInUser()
      const { cookies } = await invoke(handler, authApi.signIn, {
        body: { email: ada.email, password: ada.password, stayLoggedIn: false },
      })
      const known = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
      const { browser } = await magicFor(ada)
      for (let n = 0; n < 3; n++) await useCode(ada.email, '00000000', browser)
      await invoke(handler, authApi.requestLink, { body: { email: ada.email, kind: 'magic' }, cookie: known })
      await mailService.runQueue()
      expect((await itemsOf(ada))['LINK#magic']).toMatchObject({ tries: 3 })
    })

    it('[SEC-12] stays with the browser that asked first when the other one is not known', async () => {
      const { ada, stranger, owner, code } = await strangerAsksFirst(false)
      expect(await useCode(ada.email, code, owner)).toMatchObject(LINK_INVALID)
      expect((await useCode(ada.email, code, stranger)).status).toBe(200)
    })
  })

  it('expires with its link and when a newer link is requested', async () => {
    const ada = await newSignedInUser()
    const first = await magicFor(ada)
    advance(15 * 60_000)
    expect(await useCode(ada.email, first.code, first.browser)).toMatchObject(LINK_INVALID)
    advance(15 * 60_000)
    const second = await magicFor(ada)
    expect(await useCode(ada.email, second.code, first.browser)).toMatchObject(LINK_INVALID)
    expect((await useCode(ada.email, second.code, second.browser)).status).toBe(200)
  })
})
