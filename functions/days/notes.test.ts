import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, localDate } from '../../shared/time/local-date.ts'
import { COST_TODO, spent } from '../../tests/fixtures/capacity.ts'
import { dayOf, edit, operation, past, today } from '../../tests/fixtures/data/days.ts'
import { changeProfile, itemsOf, type Person, signedIn } from '../../tests/fixtures/data/people.ts'
import { table } from '../table/client.ts'

afterEach(() => void vi.useRealTimers())

const DAY_MS = 86_400_000
const itemOf = async (person: Person, sk: string) => (await itemsOf(person))[sk]
const tipOf = (person: Person) => itemOf(person, 'ME#SHOWN#personalized_tip')
const firstLog = async (person: Person) => (await itemOf(person, 'ME#PROFILE'))?.['firstLogCompletedAt']

const calm = { painLevel: 1 }
const dry = { painLevel: 7, waterGlasses: 2 }
/** Somebody with four calm days behind them: the fifth makes a pattern. */
async function almostCalm(): Promise<Person> {
  const ada = await signedIn({}, true)
  await past(ada, { 1: calm, 2: calm, 3: calm, 4: calm })
  return ada
}

/** Lets no update through, as if the table failed after a day was stored. */
function failUpdates() {
  const send = table.send.bind(table)
  return vi.spyOn(table, 'send').mockImplementation(((command: never) => {
    if ((command as object) instanceof UpdateCommand) throw new Error('down')
    return send(command)
  }) as never)
}

describe('a pattern tip', () => {
  it('[TIP-01] comes with the save that completes the pattern, and is noted', async () => {
    const ada = await almostCalm()
    const { body } = await edit(ada, operation({ set: calm }))
    expect(body.patternTip).toBe('calm-days')
    expect(await tipOf(ada)).toMatchObject({ key: 'calm-days', shownAt: expect.closeTo(Date.now(), -4) })
  })

  it('[TIP-01] comes at most once in three days', async () => {
    const ada = await almostCalm()
    vi.useFakeTimers({ toFake: ['Date'] })
    const shownAt = Date.now()
    const after = async (ms: number, n: number) => {
      vi.setSystemTime(shownAt + ms)
      const { body } = await edit(ada, operation({ n, date: localDate(shownAt + ms, 'UTC'), set: calm }))
      return [body.patternTip, (await tipOf(ada))?.['shownAt']]
    }
    expect(await after(0, 1)).toEqual(['calm-days', shownAt])
    expect(await after(1, 2)).toEqual([undefined, shownAt])
    expect(await after(3 * DAY_MS - 1, 3)).toEqual([undefined, shownAt])
    expect(await after(3 * DAY_MS, 4)).toEqual(['calm-days', shownAt + 3 * DAY_MS])
  })

  it.each<[string, Partial<Parameters<typeof operation>[0]>]>([
    ['on a flare day', { set: { flareManual: true } }],
    ['on a day being managed', { set: { isManagingFlare: true } }],
    ['with a day that is not today', { date: addDays(today, -5), set: calm }],
    ['with a day that was cleared', { set: { painLevel: null } }],
  ])('[TIP-01] does not come %s', async (_, changes) => {
    const ada = await almostCalm()
    // Two patterns at once, one of which no flare takes away.
    await past(ada, { 5: calm, 6: dry, 7: dry, 8: dry, 9: calm })
    const { status, body } = await edit(ada, operation(changes))
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('patternTip')
    expect(await tipOf(ada)).toBeUndefined()
  })

  it('[TIP-01] comes on a day without a flare, whatever the days before were', async () => {
    const ada = await signedIn()
    await past(ada, { 1: dry, 2: dry, 3: { ...dry, flareManual: true } })
    expect((await edit(ada, operation({ set: { notes: 'x' } }))).body.patternTip).toBe('low-water-with-pain')
  })

  it.each([
    ['yesterday, sent only now', 1, -1, 'UTC'],
    ['today, an hour before it began in UTC', 0, -1, 'Pacific/Kiritimati'],
  ])('[TIP-01] goes by the day where and when it was edited: %s', async (_, back, hours, zone) => {
    const ada = await almostCalm()
    await past(ada, { 5: calm })
    const editedAt = Date.parse(`${today}T00:00:00Z`) + hours * 3_600_000
    const sent = operation({ date: addDays(today, -back), set: calm, editedAt, zone })
    expect((await edit(ada, sent)).body.patternTip).toBe('calm-days')
  })

  it('[TIP-01] does not come with a replay, which changes nothing', async () => {
    const ada = await almostCalm()
    await changeProfile(ada, 'firstLogCompletedAt', 1)
    const first = operation({ set: calm })
    const send = failUpdates()
    await edit(ada, first)
    send.mockRestore()
    const before = await itemsOf(ada)
    expect((await edit(ada, first)).body).not.toHaveProperty('patternTip')
    expect(await itemsOf(ada)).toEqual(before)
  })

  it('[TIP-01] comes once with saves made at once', async () => {
    const ada = await almostCalm()
    const devices = ['phone000', 'tablet00', 'laptop00', 'watch000']
    const replies = await Promise.all(devices.map((device) => edit(ada, operation({ device, set: calm }))))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(replies.filter(({ body }) => 'patternTip' in body)).toHaveLength(1)
  })

  it('[TIP-01] that cannot be noted is not shown, and the day is saved all the same', async () => {
    const ada = await almostCalm()
    await changeProfile(ada, 'firstLogCompletedAt', 1)
    const send = failUpdates()
    const { status, body } = await edit(ada, operation({ set: calm }))
    send.mockRestore()
    expect([status, body.day.values]).toEqual([200, calm])
    expect(body).not.toHaveProperty('patternTip')
    expect(await dayOf(ada)).toMatchObject({ p: 1 })
  })
})

describe('the first log', () => {
  it('[LOG-15] is noted once and for all', async () => {
    const ada = await signedIn()
    expect(await firstLog(ada)).toBeUndefined()
    await edit(ada, operation())
    const at = await firstLog(ada)
    expect(at).toBeCloseTo(Date.now(), -4)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await edit(ada, operation({ n: 2 }))
    await edit(ada, operation({ date: addDays(today, -1) }))
    expect(await firstLog(ada)).toBe(at)
  })

  it('[LOG-15] is none while nothing stands on the day', async () => {
    const ada = await signedIn()
    await edit(ada, operation({ set: { painLevel: null } }))
    expect(await firstLog(ada)).toBeUndefined()
    await edit(ada, operation({ n: 2 }))
    expect(await firstLog(ada)).toEqual(expect.any(Number))
  })

  it('[LOG-15] that could not be noted is noted when its edit is sent again', async () => {
    const ada = await signedIn()
    const first = operation()
    const send = failUpdates()
    expect((await edit(ada, first)).status).toBe(200)
    send.mockRestore()
    expect(await firstLog(ada)).toBeUndefined()
    const day = await dayOf(ada)
    await edit(ada, first)
    expect(await firstLog(ada)).toEqual(expect.any(Number))
    expect(await dayOf(ada)).toEqual(day)
  })

  it('[LOG-15] stays as it was noted when another first save comes in between', async () => {
    const ada = await signedIn()
    const send = table.send.bind(table)
    let noted: unknown
    vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
      if ((command as object) instanceof UpdateCommand && noted === undefined) {
        noted = 'soon'
        vi.setSystemTime(Date.now() + 60_000)
        await edit(ada, operation({ device: 'tablet00' }))
        noted = await firstLog(ada)
      }
      return send(command)
    }) as never)
    vi.useFakeTimers({ toFake: ['Date'] })
    await edit(ada, operation({ device: 'phone000' }))
    expect(noted).toEqual(expect.any(Number))
    expect(await firstLog(ada)).toBe(noted)
  })
})

describe('[PERF-02] what a save costs', () => {
  it('is one read unit and one write unit beside the session’s, with ten days before it', async () => {
    const ada = await signedIn()
    const days = Object.fromEntries(
      Array.from({ length: 12 }, (_, back) => [back + 1, { painLevel: 5, notes: 'Slept badly' }]),
    )
    await past(ada, days)
    await edit(ada, operation())
    const again = operation({ n: 2, set: { painLevel: 5, urgencyLevel: 2 }, seen: { painLevel: ['device00.1'] } })
    const cost = await spent(() => edit(ada, again))
    expect(cost, COST_TODO).toMatchObject({ calls: 3, readUnits: 2, writeUnits: 1 })
    expect(Object.keys(cost.byOperation)).toEqual(['Query', 'Put'])
  })

  it('is no more while a pattern holds that was shown already', async () => {
    const ada = await almostCalm()
    const first = await spent(() => edit(ada, operation({ set: calm })))
    expect(first, COST_TODO).toMatchObject({ calls: 5, writeUnits: 3 })
    const next = await spent(() => edit(ada, operation({ n: 2, set: { urgencyLevel: 2 } })))
    expect(next, COST_TODO).toMatchObject({ calls: 3, readUnits: 2, writeUnits: 1 })
  })
})
