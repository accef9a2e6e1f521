import type { Reply } from '../http/endpoint.ts'
import type { homeApi } from './api.ts'

type Home = Pick<Reply<typeof homeApi.open>, 'gettingStarted' | 'loggedOn'>

const DAY_MS = 86_400_000

/** How many logged days bring the first insight. */
export const DAYS_TO_INSIGHT = 3

/** The first steps in the app, in the order of their list. */
export const STEPS = ['log', 'insights', 'article', 'reminder'] as const
export type Step = (typeof STEPS)[number]

/** Whether an account is at most seven days old at `now` (both epoch ms). Source: requirement HOME-04. */
export const isNewAccount = (createdAt: number, now: number): boolean => now - createdAt <= 7 * DAY_MS

/** The steps that the user of a new account has done; `undefined` for an older account. Source: requirement HOME-04. */
export function stepsDone({ gettingStarted, loggedOn }: Home): Record<Step, boolean> | undefined {
  if (!gettingStarted) return undefined
  return {
    log: loggedOn.length > 0,
    insights: loggedOn.length >= DAYS_TO_INSIGHT,
    article: gettingStarted.hasReadArticle,
    reminder: gettingStarted.hasSetReminder,
  }
}

/** Whether a step of a new account is still to be done: then home lists the steps. Source: requirement HOME-04. */
export function isGettingStarted(home: Home): boolean {
  return Object.values(stepsDone(home) ?? {}).includes(false)
}
