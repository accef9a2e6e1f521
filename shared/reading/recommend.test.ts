import { expect, it } from 'vitest'
import { newCard } from '../../tests/fixtures/data/article-card.ts'
import type { DayValues } from '../days/model/fields.ts'
import { type Outcome, type Reason, reasonOf, recommend } from './recommend.ts'

/** So many days with some values, newest first, before those with nothing of it. */
const days = (count: number, values: DayValues, of = 20): DayValues[] =>
  Array.from({ length: of }, (_, index) => (index < count ? values : { painLevel: 0 }))
const foods = (count: number) => Array.from({ length: count }, () => 'Chocolate' as const)

it.each<[string, DayValues[], Reason | undefined]>([
  ['more than 30 % with pain of 6', days(7, { painLevel: 6 }), 'pain'],
  ['exactly 30 %', days(6, { painLevel: 10 }), undefined],
  ['pain of 5', days(20, { painLevel: 5 }), undefined],
  ['few days in all', days(1, { painLevel: 8 }, 3), 'pain'],
  ['no day', [], undefined],
  ['urgency of 3 of 5', days(7, { urgencyLevel: 3 }), 'urgency'],
  ['urgency of 2 of 5', days(20, { urgencyLevel: 2 }), undefined],
  ['stress of 6', days(7, { stressLevel: 6 }), 'stress'],
  ['fatigue of 6', days(7, { fatigueLevel: 6 }), 'fatigue'],
  ['six foods in one day', days(1, { foodTags: foods(6) }), 'food'],
  ['five foods', days(5, { foodTags: foods(1) }), undefined],
  ['foods of more than ten days ago', [...days(0, {}, 10), ...days(10, { foodTags: foods(3) }, 10)], undefined],
  ['pain of more than twenty days ago', [...days(0, {}), ...days(40, { painLevel: 9 }, 40)], undefined],
  ['all at once', days(9, { painLevel: 9, stressLevel: 9, foodTags: foods(9) }), 'pain'],
  ['fatigue and stress', days(9, { fatigueLevel: 9, stressLevel: 9 }), 'stress'],
])('[LEARN-08] %s', (_, logged, reason) => {
  expect(reasonOf(logged)).toBe(reason)
})

const of = (title: string, category: 'Diet' | 'Sleep' | 'Stress' | 'Mind-Body', minutes = 9, tags: string[] = []) =>
  newCard({ title, category, readingTimeMinutes: minutes, tags })
const articles = [
  of('A', 'Sleep', 4),
  of('B', 'Diet', 5),
  of('C', 'Stress', 2),
  of('D', 'Sleep', 6, ['Pain']),
  of('E', 'Diet', 3),
  of('F', 'Diet', 9),
  of('G', 'Diet', 4),
]

it.each<[Outcome, string, Outcome]>([
  ['pain', 'BDEF', 'pain'],
  ['urgency', 'CEAG', 'none'],
  ['stress', 'C', 'stress'],
  ['fatigue', 'AD', 'fatigue'],
  ['food', 'BEFG', 'food'],
  ['none', 'CEAG', 'none'],
  ['error', 'CEAG', 'error'],
])('[LEARN-08] for the reason %s the articles are %s', (outcome, titles, why) => {
  const recommended = recommend(articles, outcome)
  expect(recommended.articles.map(({ title }) => title).join('')).toBe(titles)
  expect(recommended.why).toBe(why)
})
