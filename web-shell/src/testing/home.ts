import { emptyDay } from '../../../shared/days/model/day.ts'
import { DEFAULT_PREFERENCES } from '../../../shared/preferences/preferences.ts'
import { today } from '../shell/first/api/clock.ts'
import type { Home } from '../shell/first/data/home-query.ts'
import { reply } from './fake-service.ts'
import { ACCOUNT } from './open-app.tsx'

/** What home answers somebody who just began and has premium. */
export function homeReply(over: Partial<Home> = {}): Response {
  const home: Home = {
    account: ACCOUNT,
    onboarded: true,
    today: emptyDay(today()),
    recent: [],
    lost: [],
    loggedOn: [],
    earlierRun: 0,
    custom: { symptoms: [], triggers: [] },
    preferences: DEFAULT_PREFERENCES,
    premium: { tier: 'manual', hasPremiumAccess: true },
  }
  return reply({ ...home, ...over })
}

/** What the service answers on behalf of somebody who is signed in. */
export const SIGNED_IN = {
  'GET /api/auth/session': () => reply({ account: ACCOUNT }),
  'GET /api/home': () => homeReply(),
}
