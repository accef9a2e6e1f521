import { endpoint } from '../http/endpoint.ts'
import { Preferences, PreferencesEdit, SetupAnswers } from './schema.ts'

export const preferencesApi = {
  /** Changes the given preferences and returns all of them. */
  edit: endpoint('PUT /preferences', { caller: 'user', body: PreferencesEdit, reply: Preferences }),
  /**
   * Stores the answers of the set-up and completes the onboarding. It may be repeated, also by another device: the later
   * answers count, and the onboarding stays completed. Source: requirement ONB-10.
   */
  completeSetup: endpoint('POST /preferences/setup', { caller: 'user', body: SetupAnswers, reply: Preferences }),
}
