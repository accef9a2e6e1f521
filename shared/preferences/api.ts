import { endpoint } from '../http/endpoint.ts'
import { Preferences, PreferencesEdit } from './schema.ts'

export const preferencesApi = {
  /** Changes the given preferences and returns all of them. */
  edit: endpoint('PUT /preferences', { caller: 'user', body: PreferencesEdit, reply: Preferences }),
}
