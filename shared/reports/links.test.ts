import { expect, it } from 'vitest'
import type { ItemLink, LinkAnalysis } from '../insight/link-types.ts'
import { linkSentences } from './links.ts'

const link = (id: string, verdict: ItemLink['verdict'] = 'link'): ItemLink => ({
  id,
  verdict,
  lag: 1,
  effect: 1.62,
  interval: [0.91, 2.4],
  exposed: 20,
  unexposed: 41,
  p: 0.001,
  q: 0.01,
  shareMissing: 0.1,
  twins: [],
})
const analysis = (items: readonly ItemLink[]): LinkAnalysis => ({
  first: '2026-08-01',
  daysCovered: 90,
  painDays: 80,
  comparedDays: 70,
  items,
  waiting: [],
})

it('[REPORT-01] possible links are sentences with size, interval and n, and say that they are no causes', () => {
  expect(
    linkSentences(analysis([link('beverages.Coffee'), link('trigger.stairs')]), { 'trigger.stairs': 'Stairs' }),
  ).toEqual([
    'Coffee: pain 1.6 points higher the day after (95% interval 0.9 to 2.4; 20 days with it, 41 without).',
    'Stairs: pain 1.6 points higher the day after (95% interval 0.9 to 2.4; 20 days with it, 41 without).',
    'Found by comparing the patient’s own days, adjusted for weekdays, slow changes and logged stress; the clearest of three lags. About one in ten is chance. Not causes: on the same day, the reverse is possible.',
  ])
})

it('[REPORT-01] a link says what it cannot be told apart from', () => {
  const twins = ['beverages.Milk', 'foodTags.Nuts']
  expect(linkSentences(analysis([{ ...link('beverages.Coffee'), twins }]), {})[0]).toMatch(
    /; 20 days with it, 41 without; mostly on the same days as Milk, Nuts\)\.$/,
  )
})

it('[REPORT-01] without a link there is no sentence, and of many the first five are told', () => {
  expect(linkSentences(analysis([link('beverages.Coffee', 'unclear'), link('beverages.Tea', 'no-rise')]), {})).toEqual(
    [],
  )
  expect(linkSentences(analysis(Array.from({ length: 9 }, () => link('beverages.Tea'))), {})).toHaveLength(6)
  expect(linkSentences(analysis([link('trigger.gone')]), {})[0]).toMatch(/^An item that was deleted: /)
})
