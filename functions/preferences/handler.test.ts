import { describe, expect, it } from 'vitest'
import { preferencesApi } from '../../shared/preferences/api.ts'
import { DEFAULT_PREFERENCES } from '../../shared/preferences/preferences.ts'
import type { PreferencesEdit, SetupAnswers } from '../../shared/preferences/schema.ts'
import { addDays, localDate } from '../../shared/time/local-date.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const edit = ({ cookie }: TestUser, body: PreferencesEdit) => invoke(handler, preferencesApi.edit, { cookie, body })
const stored = async (user: TestUser) => (await itemsOf(user))['ME#PREFS']
const { sections, flare, flarePlan } = DEFAULT_PREFERENCES
const daysAgo = (days: number) => addDays(localDate(Date.now(), 'UTC'), -days)

describe('preferences', () => {
  it('[PREF-01] are returned completely, but only the changed ones are stored', async () => {
    const ada = await newSignedInUser()
    const { status, body } = await edit(ada, { sections: { notes: false, emotional_wellbeing: true } })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...DEFAULT_PREFERENCES,
      sections: { ...sections, notes: false, emotional_wellbeing: true },
    })
    expect(await stored(ada)).toEqual({
      pk: `USER#${ada.userId}`,
      sk: 'ME#PREFS',
      notes: false,
      emotional_wellbeing: true,
    })
  })

  it('[FLARE-06] keep earlier changes of other preferences', async () => {
    const ada = await newSignedInUser()
    await edit(ada, { trackingMode: 'quick', flare: { painThreshold: 0, conditions: [] } })
    await edit(ada, { sections: { triggers: false } })
    const { body } = await edit(ada, { flare: { suddenIncreaseOnly: false, alertMode: 'manual', painThreshold: 7 } })
    expect(body).toEqual({
      ...DEFAULT_PREFERENCES,
      sections: { ...sections, triggers: false },
      flare: { ...flare, painThreshold: 7, conditions: [], suddenIncreaseOnly: false, alertMode: 'manual' },
      trackingMode: 'quick',
    })
  })

  it('[FLARE-06] [DATA-02] exist once per user, and keep concurrent changes of different preferences', async () => {
    const ada = await newSignedInUser()
    const changes: PreferencesEdit[] = [
      { flare: { painThreshold: 6 } },
      { flare: { urgencyThreshold: 5 } },
      { sections: { notes: false } },
      { sections: { triggers: false } },
      { trackingMode: 'quick' },
      { flarePlan: { practices: ['Lie down'] } },
    ]
    const replies = await Promise.all(changes.map((change) => edit(ada, change)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const { body } = await edit(ada, { sections: { cycle_tracking: true } })
    expect(body).toEqual({
      ...DEFAULT_PREFERENCES,
      sections: { ...sections, notes: false, triggers: false, cycle_tracking: true },
      flare: { ...flare, painThreshold: 6, urgencyThreshold: 5 },
      trackingMode: 'quick',
      flarePlan: { ...flarePlan, practices: ['Lie down'] },
    })
  })

  it('[FLAREKIT-01] include a flare plan, whose parts can be changed separately and emptied', async () => {
    const ada = await newSignedInUser()
    await edit(ada, { flarePlan: { drinks: ['Warm water', 'Oat milk'], practices: ['Lie on my side'] } })
    expect((await edit(ada, { flarePlan: { drinks: [] } })).body.flarePlan).toEqual({
      drinks: [],
      practices: ['Lie on my side'],
    })
    expect(await stored(ada)).toMatchObject({ drinks: [], practices: ['Lie on my side'] })
  })

  it('[PROF-02] [DATA-01] include goal, concerns, nickname, cycle and the first day of the week', async () => {
    const ada = await newSignedInUser()
    const changes = {
      cycle: { isCycleTracked: true, lastPeriodOn: daysAgo(20), cycleLengthDays: 30 },
      hydrationGoal: 15,
      concerns: ['urgency', 'sleep-issues', 'bladder-pain'],
      nickname: 'Mia 🌿',
      weekStart: 'sunday',
      setupStep: 'focus',
    } as const satisfies PreferencesEdit
    expect((await edit(ada, changes)).body).toEqual({ ...DEFAULT_PREFERENCES, ...changes })
    const { lastPeriodOn, cycleLengthDays, concerns, nickname } = (await stored(ada)) ?? {}
    expect({ lastPeriodOn, cycleLengthDays, concerns, nickname }).toEqual({
      lastPeriodOn: daysAgo(20),
      cycleLengthDays: 30,
      concerns: changes.concerns,
      nickname: 'Mia 🌿',
    })
  })

  it('[ONB-08] an empty nickname is Anonymous', async () => {
    const ada = await newSignedInUser()
    for (const nickname of ['', '   ']) expect((await edit(ada, { nickname })).body.nickname).toBe('Anonymous')
  })

  it('[ONB-04] [CYC-06] turning cycle tracking off clears date and length, also those that another device stores', async () => {
    const ada = await newSignedInUser()
    await edit(ada, { cycle: { isCycleTracked: true, lastPeriodOn: daysAgo(3), cycleLengthDays: 28 } })
    const off = { isCycleTracked: false, lastPeriodOn: null, cycleLengthDays: null }
    expect((await edit(ada, { cycle: { isCycleTracked: false } })).body.cycle).toEqual(off)
    expect(await stored(ada)).toMatchObject(off)
    expect((await edit(ada, { cycle: { lastPeriodOn: daysAgo(1) } })).body.cycle).toEqual(off)
  })

  it.each<[string, unknown, string]>([
    ['a last period in 1969', { cycle: { lastPeriodOn: '1969-06-01' } }, '/body/cycle/lastPeriodOn'],
    ['a last period before 1900', { cycle: { lastPeriodOn: '1899-12-31' } }, '/body/cycle/lastPeriodOn'],
    ['a last period in the future', { cycle: { lastPeriodOn: daysAgo(-2) } }, '/body/cycle/lastPeriodOn'],
    ['a day that does not exist', { cycle: { lastPeriodOn: '2026-02-30' } }, '/body/cycle/lastPeriodOn'],
    ['a cycle of 20 days', { cycle: { cycleLengthDays: 20 } }, '/body/cycle/cycleLengthDays'],
    ['a cycle of 41 days', { cycle: { cycleLengthDays: 41 } }, '/body/cycle/cycleLengthDays'],
    ['no glass', { hydrationGoal: 0 }, '/body/hydrationGoal'],
    ['16 glasses', { hydrationGoal: 16 }, '/body/hydrationGoal'],
    ['four concerns', { concerns: ['urgency', 'bladder-pain', 'sleep-issues', 'pelvic-floor'] }, '/body/concerns'],
    ['a concern twice', { concerns: ['urgency', 'urgency'] }, '/body/concerns'],
    ['a concern that does not exist', { concerns: ['money'] }, '/body/concerns/0'],
    ['a nickname of 41 characters', { nickname: '😀'.repeat(41) }, '/body/nickname'],
    ['a week that starts on Friday', { weekStart: 'friday' }, '/body/weekStart'],
    ['a step that does not exist', { setupStep: 'done' }, '/body/setupStep'],
  ])('[ONB-05] [ONB-06] [ONB-07] refuse %s, and nothing is stored', async (_, body, pointer) => {
    const ada = await newSignedInUser()
    const { status, problem } = await invoke(handler, preferencesApi.edit, { ...ada, body })
    expect(status).toBe(400)
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer)
    expect(await stored(ada)).toBeUndefined()
  })

  it.each(['today', 'fifty years ago'])('[ONB-05] accept a last period that began %s', async (when) => {
    const ada = await newSignedInUser()
    const lastPeriodOn = when === 'today' ? daysAgo(0) : daysAgo(18_261)
    expect((await edit(ada, { cycle: { isCycleTracked: true, lastPeriodOn } })).body.cycle.lastPeriodOn).toBe(
      lastPeriodOn,
    )
  })

  it('[SEC-02] of one user do not change those of another', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    await edit(ada, { trackingMode: 'quick' })
    const { body } = await edit(noor, { sections: { notes: false } })
    expect(body.trackingMode).toBe('detailed')
  })

  it.each<[string, unknown, string]>([
    ['an empty edit', {}, '/body'],
    ['an empty flare edit', { flare: {} }, '/body/flare'],
    ['a threshold above its scale', { flare: { painThreshold: 11 } }, '/body/flare/painThreshold'],
    ['a section with the name of an object property', '{"sections":{"__proto__":true}}', '/body/sections/__proto__'],
    ['an empty plan', { flarePlan: {} }, '/body/flarePlan'],
    ['an empty line in a plan', { flarePlan: { drinks: [''] } }, '/body/flarePlan/drinks/0'],
    ['premium', { manualPremium: true }, '/body/manualPremium'],
  ])('[SEC-03] refuse %s, and nothing is stored', async (_, body, pointer) => {
    const ada = await newSignedInUser()
    const { status, problem } = await invoke(handler, preferencesApi.edit, { ...ada, body })
    expect(status).toBe(400)
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer)
    expect(await stored(ada)).toBeUndefined()
  })
})

describe('the set-up', () => {
  const ANSWERS = {
    cycle: { isCycleTracked: false, lastPeriodOn: null, cycleLengthDays: null },
    hydrationGoal: 8,
    concerns: ['urgency'],
    nickname: 'Mia',
  } as const satisfies SetupAnswers
  const complete = ({ cookie }: TestUser, body: SetupAnswers) =>
    invoke(handler, preferencesApi.completeSetup, { cookie, body })
  const isOnboarded = async (user: TestUser) => (await itemsOf(user))['ME#PROFILE']?.['onboardingCompleted'] === true

  it('[ONB-10] stores all answers and completes the onboarding', async () => {
    const ada = await newSignedInUser({ onboarded: false })
    expect((await complete(ada, ANSWERS)).body).toEqual({ ...DEFAULT_PREFERENCES, ...ANSWERS })
    expect(await isOnboarded(ada)).toBe(true)
  })

  it('[ONB-07] turns on emotional wellbeing for a user who chose stress and mood', async () => {
    const ada = await newSignedInUser({ onboarded: false })
    const { sections } = (await complete(ada, { ...ANSWERS, concerns: ['stress-mood'] })).body
    expect(sections).toEqual({ ...DEFAULT_PREFERENCES.sections, emotional_wellbeing: true })
  })

  it('[ONB-10] on two devices at once stores the later answers, and stays completed', async () => {
    const ada = await newSignedInUser({ onboarded: false })
    await edit(ada, { hydrationGoal: 3, setupStep: 'focus' })
    await complete(ada, ANSWERS)
    // The other device goes back a step, and then completes, too.
    await edit(ada, { setupStep: 'hydration' })
    expect(await isOnboarded(ada)).toBe(true)
    expect((await complete(ada, { ...ANSWERS, nickname: 'Ada' })).body).toMatchObject({
      nickname: 'Ada',
      hydrationGoal: 8,
    })
    expect(await isOnboarded(ada)).toBe(true)
  })

  it('[ONB-09] refuses incomplete or invalid answers, and neither stores nor completes anything', async () => {
    const ada = await newSignedInUser({ onboarded: false })
    const future = { ...ANSWERS, cycle: { isCycleTracked: true, lastPeriodOn: daysAgo(-2), cycleLengthDays: 28 } }
    const { nickname: _, ...incomplete } = ANSWERS
    for (const body of [future, incomplete])
      expect((await invoke(handler, preferencesApi.completeSetup, { ...ada, body })).status).toBe(400)
    expect(await stored(ada)).toBeUndefined()
    expect(await isOnboarded(ada)).toBe(false)
  })
})
