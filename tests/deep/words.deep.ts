// @module-tag deep
import { describe, expect, it } from 'vitest'
import { findPatternTip } from '../../shared/days/flare/tips.ts'
import type { FoodLog } from '../../shared/food/log/log-schema.ts'
import type { StoredPlan } from '../../shared/food/schema.ts'
import { effectOf, offeredBaseline } from '../../shared/food/test/effect.ts'
import { levelBefore, summaryOf } from '../../shared/food/test/test-days.ts'
import { sleepPain } from '../../shared/insight/sleep.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { changeOf } from '../../shared/trends/change.ts'
import { leastAnswers } from '../../shared/trends/measures.ts'
import { level, type Random, randomOf } from '../fixtures/insight/random-series.ts'
import { withTwoErrors } from '../fixtures/insight/simulate.ts'

/* How often words about pain are said of diaries in which nothing changes and nothing has an effect. The seeds are fixed. */

const DIARIES = 2_000
const FIRST = '2026-01-05'
const [USUAL_PAIN, PAIN_SD, PHI] = [4, 1.6, 0.5]

const painOf = (random: Random, days: number) =>
  random.lasting(days, PHI).map((each) => level(USUAL_PAIN + PAIN_SD * each))

/** The share of diaries of which it is said. It is printed, because a passing test does not show it otherwise. */
function shareOf(what: string, isSaid: (random: Random) => boolean): number {
  const share =
    Array.from({ length: DIARIES }, (_, seed) => isSaid(randomOf(seed + 1))).filter(Boolean).length / DIARIES
  console.log(`${what}: ${share.toFixed(3)}`)
  return share
}
const atMost = (most: number) => withTwoErrors(most, DIARIES)

describe('of pain that only goes up and down', () => {
  it.each([7, 30, 90])('[TREND-01] two times %i days are hardly ever called different', (days) => {
    const share = shareOf(`lower or higher, ${days} days`, (random) => {
      const pain = painOf(random, 2 * days)
      const change = changeOf(pain.slice(0, days), pain.slice(days), leastAnswers(days))
      return change !== undefined && change.kind !== 'usual'
    })
    expect(share).toBeLessThanOrEqual(atMost(0.1))
  })

  it.each([7, 30])('[INS-02] %i nights that have nothing to do with it are mostly said to be chance', (days) => {
    const of = (random: Random) => {
      const hours = random.lasting(days, 0.3).map((each) => Math.round(2 * (7 + 1.2 * each)) / 2)
      return sleepPain({ sleepHours: hours, sleepQuality: hours.map(() => null) }, painOf(random, days))
    }
    shareOf(`sleep is shown, ${days} nights`, (random) => of(random) !== undefined)
    expect(
      shareOf(`and not called chance, ${days} nights`, (random) => of(random)?.mayBeChance === false),
    ).toBeLessThanOrEqual(atMost(0.1))
  })

  it.each([
    [0.5, 0.22],
    [0.8, 0.22],
    [1, 0],
  ])('[TIP-01] coffee on %f of the days gives at most %f of the users a tip in 60 days', (coffee, most) => {
    const share = shareOf(`tip about coffee on ${coffee} of the days`, (random) => {
      const days = painOf(random, 60).map((painLevel, day) => ({
        date: addDays(FIRST, day),
        values: { painLevel, beverages: random.hit(coffee) ? ['Coffee' as const] : [] },
        flareInferred: painLevel >= 6,
      }))
      return days.some(({ flareInferred }, day) => {
        const tip = flareInferred ? undefined : findPatternTip(days.slice(0, day + 1), addDays(FIRST, day))
        return tip?.tip === 'caffeine-with-flares'
      })
    })
    expect(share).toBeLessThanOrEqual(atMost(most))
  })
})

describe('of a food that does nothing', () => {
  /** What two tests show, each of four days after three ordinary ones. */
  const ratings = (random: Random, effect = 0) =>
    Array.from({ length: 2 }, () => {
      const pain = painOf(random, 7)
      const days = pain.map((symptomSeverity, day) => ({
        date: addDays(FIRST, day),
        symptomSeverity: day >= 3 ? level(symptomSeverity + effect) : symptomSeverity,
      }))
      const startsOn = addDays(FIRST, 3)
      return summaryOf({ startsOn }, days, levelBefore(startsOn, days)).suggested
    })
  const isWorse = (rating: string | undefined) => rating === 'trigger' || rating === 'caution'

  it('[FOOD-03] two tests that agree are rarer than one that is worse', () => {
    const once = shareOf('worse once', (random) => isWorse(ratings(random)[0]))
    const twice = shareOf('worse twice', (random) => ratings(random).every(isWorse))
    shareOf('a food that adds 3 points is called safe once', (random) => ratings(random, 3)[0] === 'safe')
    expect(
      shareOf('and safe twice', (random) => ratings(random, 3).every((each) => each === 'safe')),
    ).toBeLessThanOrEqual(atMost(0.01))
    expect(once).toBeLessThanOrEqual(atMost(0.4))
    expect(twice).toBeLessThanOrEqual(atMost(0.15))
  })

  it.each([
    ['after any week', 0, 0.18],
    ['after a bad week', USUAL_PAIN + 1, 0.48],
  ])('[FOOD-04] leaving it out %s is called better by chance, which the words say', (when, least, most) => {
    const startsOn = addDays(FIRST, 7)
    const share = shareOf(`better, ${when}`, (random) => {
      let pain = painOf(random, 28)
      const before = () => pain.slice(0, 7).reduce((sum, each) => sum + each, 0) / 7
      while (before() < least) pain = painOf(random, 28)
      const diary = pain.map((painLevel, day) => ({ date: addDays(FIRST, day), values: { painLevel } }))
      const baseline = offeredBaseline(diary, startsOn)
      if (baseline.kind !== 'mean') throw new Error('Seven days are logged')
      const logs = diary.map(({ date, values }) => ({
        date,
        symptomSeverity: values.painLevel,
      })) as unknown as FoodLog[]
      const plan = { startsOn, durationWeeks: 3, baselineSymptoms: baseline.mean } as StoredPlan
      return effectOf(plan, { logs, daysBefore: 7, today: addDays(FIRST, 27) }).kind === 'better'
    })
    expect(share).toBeLessThanOrEqual(atMost(most))
  })
})
