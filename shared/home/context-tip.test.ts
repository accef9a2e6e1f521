import { expect, test } from 'vitest'
import { contextTip } from './context-tip.ts'

const defaultSituation = { needsCare: false, progress: 60, loggedToday: true, streak: 3, hasNewArticle: false }
const everySituation = { needsCare: true, progress: 0, loggedToday: false, streak: 9, hasNewArticle: true }

test.each([
  [defaultSituation, 'default'],
  [everySituation, 'flare'],
  [{ ...everySituation, needsCare: false }, 'start-again'],
  [{ ...everySituation, needsCare: false, progress: 39.9 }, 'start-again'],
  [{ ...everySituation, needsCare: false, progress: 40 }, 'streak'],
  [{ ...everySituation, needsCare: false, loggedToday: true }, 'streak'],
  [{ ...defaultSituation, streak: 7 }, 'streak'],
  [{ ...defaultSituation, streak: 6 }, 'default'],
  [{ ...defaultSituation, hasNewArticle: true }, 'article'],
] as const)('[HOME-07] %j results in the tip "%s"', (situation, tip) => {
  expect(contextTip(situation)).toBe(tip)
})
