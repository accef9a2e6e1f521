import { emptyDay } from '../../../shared/days/day.ts'
import { DEFAULT_PREFERENCES } from '../../../shared/preferences/preferences.ts'
import type { Home } from '../shell/home-query.ts'
import { ACCOUNT } from './open-app.tsx'

/** What home is told of somebody who has just begun, but for what a test says. */
export function homeOf(over: Partial<Home> = {}): Home {
  return {
    account: ACCOUNT,
    today: emptyDay('2026-11-20'),
    loggedOn: [],
    earlierRun: 0,
    preferences: DEFAULT_PREFERENCES,
    premium: { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 10 },
    ...over,
  }
}
