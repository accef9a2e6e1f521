import { expect, test } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { DEFAULT_PREFERENCES } from '../../../../../shared/preferences/preferences.ts'
import { flareOutcome } from './flare-outcome.ts'

test.each([
  [{ painLevel: 6 }, true, {}, 'help'],
  [{ painLevel: 6 }, true, { manualTipsOnly: true }, 'sentence'],
  [{ painLevel: 6, flareManual: true }, false, { manualTipsOnly: true }, 'help'],
  [{ isManagingFlare: true }, false, {}, 'help'],
  [{ painLevel: 1 }, false, {}, 'noSigns'],
  [{ urgencyLevel: 0 }, false, {}, 'noSigns'],
  [{ painLevel: 7 }, false, {}, 'noRise'],
  [{ painLevel: 1 }, false, { alertMode: 'manual' }, 'unknown'],
  [{ painLevel: 9 }, false, { conditions: [] }, 'unknown'],
  [{ painLevel: 9 }, false, { conditions: ['hydration_level', 'triggers_logged'] }, 'unknown'],
  [{ painLevel: 9 }, false, { conditions: ['urgency'] }, 'unknown'],
  [{ urgencyLevel: 1 }, false, { conditions: ['urgency'] }, 'noSigns'],
  [{ waterGlasses: 1 }, false, {}, 'unknown'],
] as const)('[FLARE-04] %j, inferred %s, with %j: %s', (values, flareInferred, settings, outcome) => {
  const day = { ...emptyDay('2026-11-20'), values, flareInferred }
  expect(flareOutcome(day, { settings: { ...DEFAULT_PREFERENCES.flare, ...settings }, loggedOn: ['2026-11-17'] })).toBe(
    outcome,
  )
})

test.each([
  [['2026-11-17', '2026-11-20'], 'noRise'],
  [['2026-11-16', '2026-11-20'], 'unknown'],
  [['2026-11-20'], 'unknown'],
  [[], 'unknown'],
] as const)(
  '[FLARE-03] strong pain with entries on %j returns %s: a comparison requires an entry in the three days before',
  (loggedOn, outcome) => {
    const day = { ...emptyDay('2026-11-20'), values: { painLevel: 9 } }
    expect(flareOutcome(day, { settings: DEFAULT_PREFERENCES.flare, loggedOn })).toBe(outcome)
  },
)
