import { expect, test } from 'vitest'
import { contextTip } from './context-tip.ts'

const quiet = { isFlareDay: false, progress: 60, loggedToday: true, streak: 3, hasNewArticle: false }
const all = { isFlareDay: true, progress: 0, loggedToday: false, streak: 9, hasNewArticle: true }

test.each([
  [quiet, 'default'],
  [all, 'flare'],
  [{ ...all, isFlareDay: false }, 'start-again'],
  [{ ...all, isFlareDay: false, progress: 39.9 }, 'start-again'],
  [{ ...all, isFlareDay: false, progress: 40 }, 'streak'],
  [{ ...all, isFlareDay: false, loggedToday: true }, 'streak'],
  [{ ...quiet, streak: 7 }, 'streak'],
  [{ ...quiet, streak: 6 }, 'default'],
  [{ ...quiet, hasNewArticle: true }, 'article'],
] as const)('[HOME-07] %j is met with "%s"', (situation, tip) => {
  expect(contextTip(situation)).toBe(tip)
})
