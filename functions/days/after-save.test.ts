import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, localDate } from '../../shared/time/local-date.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { addPastDays, edit, newOperation, storedDayOf, today } from '../../tests/fixtures/data/days.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { table } from '../table/client.ts'

afterEach(() => void vi.useRealTimers())

const DAY_MS = 86_400_000
const itemOf = async (user: TestUser, sk: string) => (await itemsOf(user))[sk]
const tipOf = (user: TestUser) => itemOf(user, 'ME#SHOWN#personalized_tip')
const firstLogAt = async (user: TestUser) => (await itemOf(user, 'ME#PROFILE'))?.['firstLogCompletedAt']

const calm = { painLevel: 1 }
const dry = { painLevel: 7, waterGlasses: 2 }
const wet = { waterGlasses: 8, painLevel: 1 }
/** Returns a user with four calm days. The fifth one completes the pattern. */
async function withFourCalmDays(): Promise<TestUser> {
  const ada = await newSignedInUser({}, true)
  await addPastDays(ada, { 1: calm, 2: calm, 3: calm, 4: calm })
  return ada
}

/** Makes every update fail, as if the table failed after the day was stored. */
function failUpdates() {
  const send = table.send.bind(table)
  return vi.spyOn(table, 'send').mockImplementation(((command: never) => {
    if ((command as object) instanceof UpdateCommand) throw new Error('down')
    return send(command)
  }) as never)
}

describe('a pattern tip', () => {
  it('[TIP-01] is returned by the save that completes the pattern, and recorded', async () => {
    const ada = await withFourCalmDays()
    const { body } = await edit(ada, newOperation({ set: calm }))
    expect(body.patternTip).toEqual({ tip: 'calm-days' })
    expect(await tipOf(ada)).toMatchObject({ key: 'calm-days', shownAt: expect.closeTo(Date.now(), -4) })
  })

  it('[TIP-01] is returned at most once in three days', async () => {
    const ada = await withFourCalmDays()
    vi.useFakeTimers({ toFake: ['Date'] })
    const shownAt = Date.now()
    const saveAfter = async (ms: number, n: number) => {
      vi.setSystemTime(shownAt + ms)
      const { body } = await edit(ada, newOperation({ n, date: localDate(shownAt + ms, 'UTC'), set: calm }))
      return { tip: body.patternTip?.tip, shownAt: (await tipOf(ada))?.['shownAt'] }
    }
    expect(await saveAfter(0, 1)).toEqual({ tip: 'calm-days', shownAt })
    expect(await saveAfter(1, 2)).toEqual({ tip: undefined, shownAt })
    expect(await saveAfter(3 * DAY_MS - 1, 3)).toEqual({ tip: undefined, shownAt })
    expect(await saveAfter(3 * DAY_MS, 4)).toEqual({ tip: 'calm-days', shownAt: shownAt + 3 * DAY_MS })
  })

  it.each<[string, Partial<Parameters<typeof newOperation>[0]>]>([
    ['for a flare day', { set: { flareManual: true } }],
    ['for a day with a managed flare', { set: { isManagingFlare: true } }],
    ['for a day that is not today', { date: addDays(today, -5), set: calm }],
    ['for a cleared day', { set: { painLevel: null } }],
  ])('[TIP-01] is not returned %s', async (_, changes) => {
    const ada = await withFourCalmDays()
    // Two patterns match. A flare only rules out one of them.
    await addPastDays(ada, { 5: calm, 6: dry, 7: dry, 8: dry, 9: calm })
    const { status, body } = await edit(ada, newOperation(changes))
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('patternTip')
    expect(await tipOf(ada)).toBeUndefined()
  })

  it('[TIP-01] is returned for a day without a flare, even after flare days', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, { 1: dry, 2: dry, 3: { ...dry, flareManual: true }, 4: wet, 5: wet, 6: wet })
    expect((await edit(ada, newOperation({ set: { notes: 'x' } }))).body.patternTip?.tip).toBe('low-water-with-pain')
  })

  it.each([
    ['yesterday, sent today', 1, -1, 'UTC'],
    ['today, an hour before it began in UTC', 0, -1, 'Pacific/Kiritimati'],
  ])(
    '[TIP-01] uses the instant and time zone of the edit to decide what is today: %s',
    async (_, back, hours, zone) => {
      // The edit must not be from more than a day before the account was made.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T12:00:00Z`) })
      const ada = await withFourCalmDays()
      await addPastDays(ada, { 5: calm })
      const editedAt = Date.parse(`${today}T00:00:00Z`) + hours * 3_600_000
      const sent = newOperation({ date: addDays(today, -back), set: calm, editedAt, zone })
      expect((await edit(ada, sent)).body.patternTip).toEqual({ tip: 'calm-days' })
    },
  )

  it('[TIP-01] is not returned for a replay, which changes nothing', async () => {
    const ada = await withFourCalmDays()
    await changeProfile(ada, 'firstLogCompletedAt', 1)
    const first = newOperation({ set: calm })
    const send = failUpdates()
    await edit(ada, first)
    send.mockRestore()
    const before = await itemsOf(ada)
    expect((await edit(ada, first)).body).not.toHaveProperty('patternTip')
    expect(await itemsOf(ada)).toEqual(before)
  })

  it('[TIP-01] is returned by only one of several concurrent saves', async () => {
    const ada = await withFourCalmDays()
    const devices = ['phone000', 'tablet00', 'laptop00', 'watch000']
    const replies = await Promise.all(devices.map((device) => edit(ada, newOperation({ device, set: calm }))))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(replies.filter(({ body }) => 'patternTip' in body)).toHaveLength(1)
  })

  it('[TIP-01] is not returned when it cannot be recorded, and the day is still saved', async () => {
    const ada = await withFourCalmDays()
    await changeProfile(ada, 'firstLogCompletedAt', 1)
    const send = failUpdates()
    const { status, body } = await edit(ada, newOperation({ set: calm }))
    send.mockRestore()
    expect(status).toBe(200)
    expect(body.day.values).toEqual(calm)
    expect(body).not.toHaveProperty('patternTip')
    expect(await storedDayOf(ada)).toMatchObject({ p: 1 })
  })
})

describe('the instant of the first log', () => {
  it('[LOG-15] is recorded once and never changed', async () => {
    const ada = await newSignedInUser()
    expect(await firstLogAt(ada)).toBeUndefined()
    await edit(ada, newOperation())
    const recordedAt = await firstLogAt(ada)
    expect(recordedAt).toBeCloseTo(Date.now(), -4)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await edit(ada, newOperation({ n: 2 }))
    await edit(ada, newOperation({ date: addDays(today, -1) }))
    expect(await firstLogAt(ada)).toBe(recordedAt)
  })

  it('[LOG-15] is not recorded while the day has no values', async () => {
    const ada = await newSignedInUser()
    await edit(ada, newOperation({ set: { painLevel: null } }))
    expect(await firstLogAt(ada)).toBeUndefined()
    await edit(ada, newOperation({ n: 2 }))
    expect(await firstLogAt(ada)).toEqual(expect.any(Number))
  })

  it('[LOG-15] is recorded by a replay of the edit after the first attempt failed', async () => {
    const ada = await newSignedInUser()
    const first = newOperation()
    const send = failUpdates()
    expect((await edit(ada, first)).status).toBe(200)
    send.mockRestore()
    expect(await firstLogAt(ada)).toBeUndefined()
    const day = await storedDayOf(ada)
    await edit(ada, first)
    expect(await firstLogAt(ada)).toEqual(expect.any(Number))
    expect(await storedDayOf(ada)).toEqual(day)
  })

  it('[LOG-15] keeps the value of a concurrent first save that is recorded earlier', async () => {
    const ada = await newSignedInUser()
    const send = table.send.bind(table)
    let recordedByTablet: unknown
    let isFirstUpdate = true
    vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
      if ((command as object) instanceof UpdateCommand && isFirstUpdate) {
        isFirstUpdate = false
        vi.setSystemTime(Date.now() + 60_000)
        await edit(ada, newOperation({ device: 'tablet00' }))
        recordedByTablet = await firstLogAt(ada)
      }
      return send(command)
    }) as never)
    vi.useFakeTimers({ toFake: ['Date'] })
    await edit(ada, newOperation({ device: 'phone000' }))
    expect(recordedByTablet).toEqual(expect.any(Number))
    expect(await firstLogAt(ada)).toBe(recordedByTablet)
  })
})

describe('[PERF-02] the cost of a save', () => {
  it('is one read unit and one write unit more than the session’s, with ten days before it', async () => {
    const ada = await newSignedInUser()
    const days = Object.fromEntries(
      Array.from({ length: 12 }, (_, back) => [back + 1, { painLevel: 5, notes: 'Slept badly' }]),
    )
    await addPastDays(ada, days)
    await edit(ada, newOperation())
    const again = newOperation({ n: 2, set: { painLevel: 5, urgencyLevel: 2 }, seen: { painLevel: ['device00.1'] } })
    const cost = await measureCapacity(() => edit(ada, again))
    expect(cost, COST_TODO).toMatchObject({ calls: 3, readUnits: 2, writeUnits: 1 })
    expect(Object.keys(cost.byOperation)).toEqual(['Query', 'Put'])
  })

  it('is the same while a pattern matches whose tip was already shown', async () => {
    const ada = await withFourCalmDays()
    const first = await measureCapacity(() => edit(ada, newOperation({ set: calm })))
    // The day and its mark in one transaction, the first log of all, and the tip.
    expect(first, COST_TODO).toMatchObject({ calls: 5, writeUnits: 6 })
    const next = await measureCapacity(() => edit(ada, newOperation({ n: 2, set: { urgencyLevel: 2 } })))
    expect(next, COST_TODO).toMatchObject({ calls: 3, readUnits: 2, writeUnits: 1 })
  })
})
