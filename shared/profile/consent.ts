import type { Consent } from './schema.ts'

/**
 * The version of the text that users agree to before their health data is stored. A text with another meaning gets a
 * new version: then every user is asked again. Source: requirement SEC-30.
 */
export const CONSENT_VERSION = 1

/**
 * Whether a user agrees to the storing of health data: `given` to the present text, `outdated` to an earlier one,
 * `withdrawn`, or `none` when the user has not decided yet. Health data is stored only with `given`.
 */
export const CONSENT_STATES = ['given', 'outdated', 'withdrawn', 'none'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

/** The state that follows from the latest decision. */
export function consentStateOf(decision: Consent | undefined): ConsentState {
  if (!decision) return 'none'
  if (!decision.isGiven) return 'withdrawn'
  return decision.version === CONSENT_VERSION ? 'given' : 'outdated'
}
