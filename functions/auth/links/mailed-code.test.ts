import { describe, expect, it } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { spent } from '../../../tests/fixtures/capacity.ts'
import { itemsOf, signedIn } from '../../../tests/fixtures/data/people.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { ask, cookieOf, INVALID, magicLinks, use } from '../../../tests/fixtures/mail/magic-links.ts'
import { handler } from '../handler.ts'

const { pass, magicFor } = await magicLinks()

const type = (email: string, code: string, cookie?: string) =>
  invoke(handler, authApi.useCode, { body: { email, code, stayLoggedIn: true }, cookie })

describe('the code of a magic link', () => {
  it('[AUTH-04] signs in in the browser that asked, once, and the link with it is used', async () => {
    const ada = await signedIn()
    const { code, token, browser } = await magicFor(ada)
    expect(browser).toMatch(/^__Host-asked=[\w-]{43}$/)
    const first = await type(ada.email, code, browser)
    expect(first.body).toMatchObject({ outcome: 'signed-in', account: { id: ada.userId, stayLoggedIn: true } })
    expect(await type(ada.email, code, browser)).toMatchObject(INVALID)
    expect(await use(token)).toMatchObject(INVALID)
  })

  it('[SEC-10] opens nothing in any other browser, whose tries use up none', async () => {
    const ada = await signedIn()
    const { code, browser } = await magicFor(ada)
    const stranger = cookieOf(await ask('nobody@stillwater.test'))
    for (let n = 0; n < 6; n++) expect(await type(ada.email, code, stranger)).toMatchObject(INVALID)
    expect(await type(ada.email, code)).toMatchObject(INVALID)
    expect((await type(ada.email, code, browser)).status).toBe(200)
  })

  it.each([
    [4, 200],
    [5, 410],
  ])('[SEC-12] after %i wrong tries the right one answers %i; the link works all the same', async (wrong, status) => {
    const ada = await signedIn()
    const { code, token, browser } = await magicFor(ada)
    const other = String((Number(code) + 1) % 10 ** 8).padStart(8, '0')
    for (let n = 0; n < wrong; n++) expect(await type(ada.email, other, browser)).toMatchObject(INVALID)
    expect((await type(ada.email, code, browser)).status).toBe(status)
    expect((await use(token)).status).toBe(status === 200 ? 410 : 200)
  })

  it('[SEC-12] is tried five times, however many tries come at once', async () => {
    const ada = await signedIn()
    const { browser } = await magicFor(ada)
    await Promise.all(Array.from({ length: 20 }, (_, n) => type(ada.email, String(n).padStart(8, '0'), browser)))
    expect((await itemsOf(ada))['LINK#magic']).toMatchObject({ tries: 5 })
  })

  it('[SEC-11] is refused for an unknown address as a wrong one is, after the same calls', async () => {
    const ada = await signedIn()
    const { browser } = await magicFor(ada)
    const cost = async (email: string) => {
      const report = await spent(async () => expect(await type(email, '00000000', browser)).toMatchObject(INVALID))
      return report
    }
    expect(await cost('nobody@stillwater.test')).toEqual(await cost(ada.email))
  })

  it('expires with its link, and is older than a newer one', async () => {
    const ada = await signedIn()
    const first = await magicFor(ada)
    pass(15 * 60_000)
    expect(await type(ada.email, first.code, first.browser)).toMatchObject(INVALID)
    const second = await magicFor(ada)
    expect(await type(ada.email, second.code, first.browser)).toMatchObject(INVALID)
    expect((await type(ada.email, second.code, second.browser)).status).toBe(200)
  })
})
