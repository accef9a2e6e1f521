import { expect, it } from 'vitest'
import { customSeries } from './custom-series.ts'

it('[TREND-01] a custom item that was deleted and made again under its name is one series', () => {
  const custom = { 'symptom.heron1': [3, 4, null, null], 'symptom.heron2': [null, 9, 5, null] }
  const names = { 'symptom.heron2': 'Leg pain', 'symptom.heron1': 'Leg pain' }
  expect(customSeries(custom, names)).toEqual([
    { name: 'Leg pain', fields: ['symptom.heron2', 'symptom.heron1'], values: [3, 9, 5, null] },
  ])
})

it('[TREND-01] a symptom and a trigger of the same name stay apart, and so do items whose names are not known', () => {
  const custom = { 'symptom.heron1': [1], 'trigger.heron2': [2], 'symptom.heron3': [3], 'symptom.heron4': [4] }
  const names = { 'symptom.heron1': 'Heat', 'trigger.heron2': 'Heat' }
  expect(customSeries(custom, names).map(({ name, values }) => [name, values])).toEqual([
    ['Heat', [1]],
    ['Heat', [2]],
    [undefined, [3]],
    [undefined, [4]],
  ])
})

it('[TREND-01] an item that was never logged has no series', () => {
  expect(
    customSeries({ 'symptom.heron1': [null, null] }, { 'symptom.heron1': 'Heat', 'symptom.heron2': 'Cold' }),
  ).toEqual([])
})
