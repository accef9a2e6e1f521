import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DayEdit } from '../../shared/days/model/schema.ts'
import { homeApi } from '../../shared/home/api.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { addCustomItem } from '../../tests/fixtures/data/custom.ts'
import { edit, newOperation, today } from '../../tests/fixtures/data/days.ts'
import { newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => addDays(today, -days)
const lostEdits = async ({ cookie }: TestUser, date = today) =>
  (await invoke(handler, homeApi.open, { cookie, query: { today: date } })).body.lost
const datesIn = (lost: { date: string }[]) => lost.map(({ date }) => date)

/** Makes an edit from `seconds` ago lose to one that is 100 ms newer. Returns the instant of the lost edit. */
async function lose(
  ada: TestUser,
  { date = daysAgo(1), seconds = 10, lost = { painLevel: 3 } as DayEdit, kept = { painLevel: 8 } as DayEdit },
) {
  const editedAt = Date.now() - seconds * 1_000
  await edit(ada, newOperation({ device: 'phone000', date, set: lost, editedAt }))
  await edit(ada, newOperation({ device: 'tablet00', date, set: kept, editedAt: editedAt + 100 }))
  return editedAt
}

afterEach(() => void vi.useRealTimers())

describe('[RELY-01] a lost edit', () => {
  it('is returned with its value, which can be null, the newest edit first', async () => {
    const ada = await newSignedInUser()
    await addCustomItem(ada, 'symptoms', 'aching')
    const first = await lose(ada, { seconds: 90 })
    const second = await lose(ada, { date: daysAgo(3), seconds: 60, lost: { notes: null }, kept: { notes: 'b' } })
    const third = await lose(ada, { date: daysAgo(2), lost: { 'symptom.aching': 0 }, kept: { 'symptom.aching': 4 } })
    const write = 'phone000.1'
    expect(await lostEdits(ada)).toEqual([
      { date: daysAgo(2), field: 'symptom.aching', write, value: 0, editedAt: third },
      { date: daysAgo(3), field: 'notes', write, value: null, editedAt: second },
      { date: daysAgo(1), field: 'painLevel', write, value: 3, editedAt: first },
    ])
  })

  it('is returned while its day can still be changed', async () => {
    const ada = await newSignedInUser({}, true)
    for (const back of [14, 13]) await lose(ada, { date: daysAgo(back) })
    expect(await lostEdits(ada)).toHaveLength(2)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS })
    expect(datesIn(await lostEdits(ada, addDays(today, 1)))).toEqual([daysAgo(13)])
  })

  it('is returned only if it is among the newest twenty', async () => {
    const ada = await newSignedInUser()
    const sevenFields = (level: number): DayEdit => ({
      painLevel: level,
      urgencyLevel: level,
      frequency: level,
      nocturia: level,
      fatigueLevel: level,
      stressLevel: level,
      waterGlasses: level,
    })
    for (const back of [1, 2, 3])
      await lose(ada, { date: daysAgo(back), seconds: 90 - back * 10, lost: sevenFields(1), kept: sevenFields(2) })
    const sevenTimes = (date: string) => Array<string>(7).fill(date)
    expect(datesIn(await lostEdits(ada))).toEqual(
      [...sevenTimes(daysAgo(3)), ...sevenTimes(daysAgo(2)), ...sevenTimes(daysAgo(1))].slice(0, 20),
    )
  })

  it('is not returned to another user, nor after it is settled', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    await lose(ada, {})
    expect(await lostEdits(ada)).toHaveLength(1)
    expect(await lostEdits(noor)).toEqual([])
    await edit(
      ada,
      newOperation({ date: daysAgo(1), set: { notes: 'x' }, settles: [{ field: 'painLevel', write: 'phone000.1' }] }),
    )
    expect(await lostEdits(ada)).toEqual([])
  })
})
