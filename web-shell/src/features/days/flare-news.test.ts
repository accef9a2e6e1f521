import { expect, test } from 'vitest'
import { emptyDay } from '../../../../shared/days/day.ts'
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences/preferences.ts'
import { flareNews } from './flare-news.ts'

test.each([
  [{ painLevel: 6 }, true, {}, 'help'],
  [{ painLevel: 6 }, true, { manualTipsOnly: true }, 'said'],
  [{ painLevel: 6, flareManual: true }, false, { manualTipsOnly: true }, 'help'],
  [{ isManagingFlare: true }, false, {}, 'help'],
  [{ painLevel: 1 }, false, {}, 'none'],
  [{ urgencyLevel: 0 }, false, {}, 'none'],
  [{ painLevel: 7 }, false, {}, 'steady'],
  [{ painLevel: 1 }, false, { alertMode: 'manual' }, 'nothing'],
  [{ waterGlasses: 1 }, false, {}, 'nothing'],
] as const)('[FLARE-04] %j, inferred %s, with %j: %s', (values, flareInferred, settings, news) => {
  const day = { ...emptyDay('2026-11-20'), values, flareInferred }
  expect(flareNews(day, { ...DEFAULT_PREFERENCES.flare, ...settings })).toBe(news)
})
