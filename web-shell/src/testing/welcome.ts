import { screen } from '@testing-library/react'
import {
  applyPreferencesEdit,
  DEFAULT_PREFERENCES,
  type Preferences,
  type SetupStep,
} from '../../../shared/preferences/preferences.ts'
import type { Home } from '../shell/first/data/home-query.ts'
import { fakeService, reply, type SentRequest } from './fake-service.ts'
import { homeReply, SIGNED_IN } from './home.ts'
import { ACCOUNT, openApp } from './open-app.tsx'

/** A service with one new user, who has completed nothing yet. Tests may change it, as another device would. */
export interface NewUser {
  preferences: Preferences
  onboarded: boolean
  consent: Home['consent']
  account: Home['account']
}

type Responder = (sent: SentRequest) => Response | Promise<Response>

/** Opens home as a new user. `overrides` replace replies of the service. */
export function openWelcome(details: Partial<NewUser> = {}, overrides: Record<string, Responder> = {}) {
  const state: NewUser = {
    preferences: DEFAULT_PREFERENCES,
    onboarded: false,
    consent: 'none',
    account: ACCOUNT,
    ...details,
  }
  const edit: Responder = ({ body }) => {
    state.preferences = applyPreferencesEdit(state.preferences, body)
    return reply(state.preferences)
  }
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply(state),
    'PUT /api/profile/consent': ({ body }) => {
      state.consent = body.isGiven ? 'given' : 'withdrawn'
      return reply({ consent: state.consent })
    },
    'PUT /api/preferences': edit,
    'POST /api/preferences/setup': (request) => {
      state.onboarded = true
      return edit(request)
    },
    'PUT /api/auth/session': ({ body }) => {
      state.account = { ...state.account, ...body }
      return reply({ account: state.account })
    },
    ...overrides,
  })
  const bodiesOf = (line: string) => sent.filter((each) => each.line === line).map(({ body }) => body)
  return { ...openApp('/home'), sent, state, bodiesOf }
}

export const EDIT = 'PUT /api/preferences'
export const COMPLETE = 'POST /api/preferences/setup'
export const CONSENT = 'PUT /api/profile/consent'

export const findHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const findButton = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

/** The heading of each step. */
export const TITLES = {
  cycle: 'Cycle Tracking',
  hydration: 'Hydration Goal',
  focus: 'Your Wellness Focus',
  identity: 'Choose Your Identity',
}

/** Opens the set-up at a step, for a user who has agreed. */
export async function openStep(setupStep: SetupStep, ...[details, overrides]: Parameters<typeof openWelcome>) {
  const preferences = { ...DEFAULT_PREFERENCES, ...details?.preferences, setupStep }
  const opened = openWelcome({ consent: 'given', ...details, preferences }, overrides)
  await findHeading(TITLES[setupStep])
  return opened
}
