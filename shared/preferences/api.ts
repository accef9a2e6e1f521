import { endpoint } from '../http/endpoint.ts'
import { Preferences, PreferencesEdit } from './schema.ts'

export const preferencesApi = {
  /** Changes what is named, and answers with every choice as it then is. */
  edit: endpoint('PUT /preferences', { who: 'user', body: PreferencesEdit, reply: Preferences }),
}
