import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../../tests/fixtures/seed.ts'
import { changeIdOf } from '../../changes/change-id.ts'
import type { StoredPlan } from '../schema.ts'
import { assertLogEdit, emptyLog, isLogged, mergeLog } from './log.ts'
import { LOG_FIELDS, LogEdit } from './log-schema.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const TODAY = '2026-11-20'
const planId = changeIdOf(NOON, 'heron1')
const plan: StoredPlan = {
  id: planId,
  planName: 'Quiet weeks',
  planType: 'custom',
  eliminatedFoods: ['Coffee', 'Soy'],
  durationWeeks: 3,
  startsOn: TODAY,
  updatedAt: NOON,
}
const edit = (set: LogEdit['set'], { minutes = 0, date = TODAY, zone = 'UTC' } = {}): LogEdit => ({
  change: changeIdOf(NOON + minutes * 60_000, 'heron1'),
  date,
  zone,
  set,
})
const empty = emptyLog(planId, TODAY)

describe('[FOOD-02] a log', () => {
  it('"ate none of these" is logged, and no answer is not', () => {
    const none = mergeLog(empty, edit({ consumedEliminatedFoods: [] }))
    expect(none.consumedEliminatedFoods).toEqual([])
    expect(isLogged(none)).toBe(true)
    expect(isLogged(empty)).toBe(false)
    expect(isLogged(undefined)).toBe(false)
    expect(mergeLog(empty, edit({ symptomSeverity: 0 })).consumedEliminatedFoods).toBeUndefined()
  })

  it.each<LogEdit['set']>([{ symptomSeverity: 0 }, { flareOccurred: false }, { notes: '=cmd|x' }])(
    '%j is logged',
    (set) => {
      expect(isLogged(mergeLog(empty, edit(set)))).toBe(true)
      expect(mergeLog(empty, edit(set))).toMatchObject(set)
    },
  )

  it('keeps the answers that an edit does not name, and loses one that is cleared', () => {
    const log = mergeLog(
      mergeLog(empty, edit({ symptomSeverity: 3, notes: 'Soup' })),
      edit({ notes: null }, { minutes: 1 }),
    )
    expect(log).toMatchObject({ symptomSeverity: 3 })
    expect(log).not.toHaveProperty('notes')
  })

  it('[SEC-25] is the same after a repeated or an older edit', () => {
    const later = mergeLog(empty, edit({ symptomSeverity: 5 }, { minutes: 2 }))
    expect(mergeLog(later, edit({ symptomSeverity: 5 }, { minutes: 2 }))).toBe(later)
    expect(mergeLog(later, edit({ symptomSeverity: 1 }, { minutes: 1 }))).toBe(later)
    expect(mergeLog(later, edit({ symptomSeverity: null }, { minutes: 1 }))).toBe(later)
  })

  it('[DATA-02] is the same in whatever order edits arrive, also repeated', () => {
    const set = fc.record(
      {
        symptomSeverity: fc.constantFrom(null, 0, 5, 10),
        flareOccurred: fc.constantFrom(null, true, false),
        notes: fc.constantFrom(null, 'a', 'b'),
        consumedEliminatedFoods: fc.constantFrom<(string[] | null)[]>(null, [], ['Coffee']),
      },
      { requiredKeys: [] },
    )
    const edits = fc.array(set).map((sets) => sets.map((each, minutes) => edit(each, { minutes })))
    fc.assert(
      fc.property(
        edits.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length })),
        ),
        ([all, shuffled]) => {
          expect(shuffled.reduce(mergeLog, empty)).toEqual(all.reduce(mergeLog, empty))
        },
      ),
      { seed },
    )
  })
})

describe('[FOOD-02] an edit', () => {
  it.each([
    ['2026-11-20', 'UTC'],
    ['2026-11-06', 'UTC'],
    ['2026-11-21', 'Pacific/Kiritimati'],
  ])('of %s in %s is accepted', (date, zone) => {
    expect(() => assertLogEdit(edit({ symptomSeverity: 1 }, { date, zone }), plan, NOON)).not.toThrow()
  })

  it.each([
    ['2026-11-21', 'date-in-future'],
    ['2026-11-05', 'date-too-old'],
  ])('of %s is refused: %s', (date, code) => {
    const errors = [expect.objectContaining({ pointer: '/body/date' })]
    expect(() => assertLogEdit(edit({ symptomSeverity: 1 }, { date }), plan, NOON)).toThrow(
      expect.objectContaining({ code, errors }),
    )
  })

  it('of a food that the plan does not eliminate is refused at the food; a name like a formula is only a name', () => {
    expect(() => assertLogEdit(edit({ consumedEliminatedFoods: ['Coffee', 'Soy'] }), plan, NOON)).not.toThrow()
    const errors = [{ pointer: '/body/set/consumedEliminatedFoods/1', detail: 'unknown_food' }]
    expect(() => assertLogEdit(edit({ consumedEliminatedFoods: ['Coffee', 'Tea'] }), plan, NOON)).toThrow(
      expect.objectContaining({ code: 'invalid-request', errors }),
    )
  })

  it.each<[object, string[]]>([
    [{}, ['set']],
    [{ symptomSeverity: 11 }, ['set', 'symptomSeverity']],
    [{ symptomSeverity: -1 }, ['set', 'symptomSeverity']],
    [{ symptomSeverity: 2.5 }, ['set', 'symptomSeverity']],
    [{ notes: '' }, ['set', 'notes']],
    [{ notes: 'x'.repeat(501) }, ['set', 'notes']],
    [{ consumedEliminatedFoods: ['Coffee', 'Coffee'] }, ['set', 'consumedEliminatedFoods']],
    [{ planId }, ['set']],
  ])('that sets %j is refused at its field', (set, path) => {
    const { error } = LogEdit.safeParse(edit(set))
    expect(error?.issues[0]?.path).toEqual(path)
  })

  it('may set or clear each answer', () => {
    for (const field of LOG_FIELDS) expect(LogEdit.safeParse(edit({ [field]: null })).success).toBe(true)
  })
})
