import { describe, expect, it } from 'vitest'
import { homeApi } from '../../shared/home/api.ts'
import { addDays, localDate } from '../../shared/time/local-date.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { accounts, signedIn } from '../../tests/fixtures/people.ts'
import { handler } from './handler.ts'

const today = localDate(Date.now(), 'UTC')
const open = (cookie: string | undefined, date = today) =>
  invoke(handler, homeApi.open, { cookie, query: { today: date } })

describe('home', () => {
  it('shows who one is, today, and the days with an entry, in one call', async () => {
    const ada = await signedIn()
    const rows = [
      { date: today, symptoms: { pain_level: 4 } },
      { date: addDays(today, -2), symptoms: { urgency_level: 2 } },
      { date: addDays(today, -29), symptoms: { pain_level: 1 } },
      { date: addDays(today, -30), symptoms: { pain_level: 1 } },
    ]
    await accounts.addDays({ userId: ada.userId, rows: rows.map((row) => ({ journal: {}, ...row })) })
    const { status, body } = await open(ada.cookie)
    expect(status).toBe(200)
    expect(body.account).toEqual({ id: ada.userId, fullName: 'Ada Fenwick', email: ada.email, roles: [] })
    expect(body.today).toMatchObject({ date: today, values: { painLevel: 4 } })
    expect(body.loggedOn).toEqual([today, addDays(today, -2), addDays(today, -29)])
  })

  it('is empty for somebody who just began', async () => {
    const { body } = await open((await signedIn()).cookie)
    expect(body).toMatchObject({ today: { version: 0, values: {} }, loggedOn: [] })
  })

  it.each([addDays(today, 2), addDays(today, -2)])('refuses %s, which is today nowhere', async (date) => {
    const { status, problem } = await open((await signedIn()).cookie, date)
    expect([status, problem.type]).toEqual([422, '/problems/not-today'])
  })

  it('answers nobody without a session, whatever was read meanwhile', async () => {
    const ada = await signedIn({ days: 5 })
    const forged = `${ada.cookie.split('.')[0]}.${'x'.repeat(43)}`
    for (const cookie of [undefined, forged]) {
      const { status, body } = await open(cookie)
      expect([status, Object.keys(body)]).toEqual([401, ['type', 'title', 'status', 'requestId']])
    }
  })
})
