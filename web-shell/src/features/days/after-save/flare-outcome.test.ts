import { expect, test } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { DEFAULT_PREFERENCES } from '../../../../../shared/preferences/preferences.ts'
import { flareOutcome } from './flare-outcome.ts'

test.each([
  [{ painLevel: 6 }, true, {}, 'help'],
  [{ painLevel: 6 }, true, { manualTipsOnly: true }, 'said'],
  [{ painLevel: 6, flareManual: true }, false, { manualTipsOnly: true }, 'help'],
  [{ isManagingFlare: true }, false, {}, 'help'],
  [{ painLevel: 1 }, false, {}, 'none'],
  [{ urgencyLevel: 0 }, false, {}, 'none'],
  [{ painLevel: 7 }, false, {}, 'steady'],
  [{ painLevel: 1 }, false, { alertMode: 'manual' }, 'nothing'],
  [{ painLevel: 9 }, false, { conditions: [] }, 'nothing'],
  [{ painLevel: 9 }, false, { conditions: ['hydration_level', 'triggers_logged'] }, 'nothing'],
  [{ painLevel: 9 }, false, { conditions: ['urgency'] }, 'nothing'],
  [{ urgencyLevel: 1 }, false, { conditions: ['urgency'] }, 'none'],
  [{ waterGlasses: 1 }, false, {}, 'nothing'],
] as const)('[FLARE-04] %j, inferred %s, with %j: %s', (values, flareInferred, settings, news) => {
  const day = { ...emptyDay('2026-11-20'), values, flareInferred }
  expect(flareOutcome(day, { settings: { ...DEFAULT_PREFERENCES.flare, ...settings }, loggedOn: ['2026-11-17'] })).toBe(
    news,
  )
})

test.each([
  [['2026-11-17', '2026-11-20'], 'steady'],
  [['2026-11-16', '2026-11-20'], 'nothing'],
  [['2026-11-20'], 'nothing'],
  [[], 'nothing'],
] as const)(
  '[FLARE-03] strong pain with entries on %j returns %s: a comparison requires an entry in the three days before',
  (loggedOn, news) => {
    const day = { ...emptyDay('2026-11-20'), values: { painLevel: 9 } }
    expect(flareOutcome(day, { settings: DEFAULT_PREFERENCES.flare, loggedOn })).toBe(news)
  },
)
