import { authApi } from '../shared/auth/api.ts'
import { daysApi } from '../shared/days/api.ts'
import { homeApi } from '../shared/home/api.ts'
import type { Api } from '../shared/http/endpoint.ts'

type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem'
type DirectoryAction = 'AdminInitiateAuth' | 'AdminCreateUser' | 'AdminSetUserPassword' | 'AdminDeleteUser'

/** A feature of the service: its contract, the handler that serves it and all that it may touch. */
export interface FeatureSpec {
  api: Api
  entry: string
  /** What it does to the table; every feature proves sessions, so it queries and updates. */
  table: readonly TableAction[]
  /** What it asks of the user directory; absent for a feature that never does. */
  directory?: readonly DirectoryAction[]
}

const SESSION = ['Query', 'UpdateItem'] as const

/** Every feature by name: the one list from which functions are bundled, deployed and run. */
export const FEATURES = {
  auth: {
    api: authApi,
    entry: 'functions/auth/handler.ts',
    table: [...SESSION, 'GetItem', 'PutItem', 'DeleteItem'],
    directory: ['AdminInitiateAuth', 'AdminCreateUser', 'AdminSetUserPassword', 'AdminDeleteUser'],
  },
  days: { api: daysApi, entry: 'functions/days/handler.ts', table: [...SESSION, 'GetItem', 'PutItem'] },
  home: { api: homeApi, entry: 'functions/home/handler.ts', table: SESSION },
} as const satisfies Record<string, FeatureSpec>
