import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DayEdit } from '../../shared/days/model/schema.ts'
import { homeApi } from '../../shared/home/api.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { add } from '../../tests/fixtures/data/custom.ts'
import { edit, operation, today } from '../../tests/fixtures/data/days.ts'
import { type Person, signedIn } from '../../tests/fixtures/data/people.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const DAY_MS = 86_400_000
const ago = (days: number) => addDays(today, -days)
const told = async ({ cookie }: Person, date = today) =>
  (await invoke(handler, homeApi.open, { cookie, query: { today: date } })).body.lost
const datesIn = (lost: { date: string }[]) => lost.map(({ date }) => date)

/** Makes an edit lose on a day, made as many seconds ago, against another one made a moment later. */
async function lose(
  ada: Person,
  { date = ago(1), seconds = 10, lost = { painLevel: 3 } as DayEdit, kept = { painLevel: 8 } as DayEdit },
) {
  const editedAt = Date.now() - seconds * 1_000
  await edit(ada, operation({ device: 'phone000', date, set: lost, editedAt }))
  await edit(ada, operation({ device: 'tablet00', date, set: kept, editedAt: editedAt + 100 }))
  return editedAt
}

afterEach(() => void vi.useRealTimers())

describe('[RELY-01] what lost', () => {
  it('is told with its value, which can be that there was none, the newest edit first', async () => {
    const ada = await signedIn()
    await add(ada, 'symptoms', 'aching')
    const first = await lose(ada, { seconds: 90 })
    const second = await lose(ada, { date: ago(3), seconds: 60, lost: { notes: null }, kept: { notes: 'b' } })
    const third = await lose(ada, { date: ago(2), lost: { 'symptom.aching': 0 }, kept: { 'symptom.aching': 4 } })
    const write = 'phone000.1'
    expect(await told(ada)).toEqual([
      { date: ago(2), field: 'symptom.aching', write, value: 0, editedAt: third },
      { date: ago(3), field: 'notes', write, value: null, editedAt: second },
      { date: ago(1), field: 'painLevel', write, value: 3, editedAt: first },
    ])
  })

  it('is told while its day can still be changed', async () => {
    const ada = await signedIn({}, true)
    for (const back of [14, 13]) await lose(ada, { date: ago(back) })
    expect(await told(ada)).toHaveLength(2)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS })
    expect(datesIn(await told(ada, addDays(today, 1)))).toEqual([ago(13)])
  })

  it('is no more than twenty, the newest', async () => {
    const ada = await signedIn()
    const each = (level: number): DayEdit => ({
      ...{ painLevel: level, urgencyLevel: level, frequency: level, nocturia: level },
      ...{ fatigueLevel: level, stressLevel: level, waterGlasses: level },
    })
    for (const back of [1, 2, 3])
      await lose(ada, { date: ago(back), seconds: 90 - back * 10, lost: each(1), kept: each(2) })
    const seven = (date: string) => Array<string>(7).fill(date)
    expect(datesIn(await told(ada))).toEqual([...seven(ago(3)), ...seven(ago(2)), ...seven(ago(1))].slice(0, 20))
  })

  it('is nobody else’s, and gone once it is settled', async () => {
    const [ada, noor] = [await signedIn(), await signedIn()]
    await lose(ada, {})
    expect([(await told(ada)).length, await told(noor)]).toEqual([1, []])
    await edit(
      ada,
      operation({ date: ago(1), set: { notes: 'x' }, settles: [{ field: 'painLevel', write: 'phone000.1' }] }),
    )
    expect(await told(ada)).toEqual([])
  })
})
