import { emptyDay } from '../../../shared/days/model/day.ts'
import { DEFAULT_PREFERENCES } from '../../../shared/preferences/preferences.ts'
import { today } from '../shell/first/api/clock.ts'
import type { Home } from '../shell/first/data/home-query.ts'
import { reply } from './fake-service.ts'
import { ACCOUNT } from './open-app.tsx'

/** The reply of home for a new user with premium. */
export function homeReply(overrides: Partial<Home> = {}): Response {
  const home: Home = {
    account: ACCOUNT,
    onboarded: true,
    consent: 'given',
    zone: 'Europe/London',
    today: emptyDay(today()),
    recent: [],
    lost: [],
    loggedOn: [],
    earlierRun: 0,
    custom: { symptoms: [], triggers: [] },
    preferences: DEFAULT_PREFERENCES,
    premium: { tier: 'manual', hasPremiumAccess: true },
  }
  return reply({ ...home, ...overrides })
}

/** The replies for a signed-in user. */
export const SIGNED_IN = {
  'GET /api/auth/session': () => reply({ account: ACCOUNT }),
  'GET /api/home': () => homeReply(),
  'GET /api/food': () => reply({ plans: [], tests: [], customFoods: [] }),
  'GET /api/reminders': () => reply({ reminders: [], settings: { showsTitle: false }, zone: 'Europe/London' }),
  'GET /api/audio': () => reply({ recordings: [] }),
  'POST /api/insights': () => reply({}),
  'GET /api/auth/email': () => reply({ reason: null }),
}
