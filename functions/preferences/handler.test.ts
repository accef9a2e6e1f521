import { describe, expect, it } from 'vitest'
import { preferencesApi } from '../../shared/preferences/api.ts'
import { DEFAULT_PREFERENCES } from '../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../shared/preferences/schema.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const edit = ({ cookie }: TestUser, body: PreferencesEdit) => invoke(handler, preferencesApi.edit, { cookie, body })
const stored = async (user: TestUser) => (await itemsOf(user))['ME#PREFS']
const { sections, flare, flarePlan } = DEFAULT_PREFERENCES

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

  it('[FLARE-06] keep concurrent changes of different preferences', async () => {
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
