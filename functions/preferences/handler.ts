import { preferencesApi } from '../../shared/preferences/api.ts'
import { serve } from '../http/serve.ts'
import { changePreferences } from './repository.ts'

export const handler = serve(preferencesApi, {
  edit: ({ me, body }) => changePreferences(me.userId, body),
})
