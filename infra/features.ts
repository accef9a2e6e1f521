import { authApi } from '../shared/auth/api.ts'
import { daysApi } from '../shared/days/api.ts'
import { homeApi } from '../shared/home/api.ts'
import type { Api } from '../shared/http/endpoint.ts'

/**
 * The actions that always name the partition keys they touch. One that need not, such as a scan, would pass every
 * condition on keys, so it cannot be granted. A transaction needs the actions of its parts.
 */
type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem'
/** How a partition key begins (functions/table/keys.ts). */
type KeyPrefix = 'USER#' | 'EMAIL#' | 'LIMIT#' | 'UNFINISHED'
type DirectoryAction = 'AdminInitiateAuth' | 'AdminCreateUser' | 'AdminSetUserPassword'

/** A feature of the service: its contract, the handler that serves it and all that it may touch. */
export interface FeatureSpec {
  api: Api
  entry: string
  /** What it does to the table, by the items it may do it to; every feature proves sessions. */
  table: Readonly<Partial<Record<KeyPrefix, readonly TableAction[]>>>
  /** What it asks of the user directory; absent for a feature that never does. */
  directory?: readonly DirectoryAction[]
}

const SESSION = ['Query', 'UpdateItem'] as const

/** Every feature by name: the one list from which functions are bundled, deployed and run. */
export const FEATURES = {
  auth: {
    api: authApi,
    entry: 'functions/auth/handler.ts',
    table: {
      'USER#': [...SESSION, 'GetItem', 'PutItem', 'DeleteItem'],
      'EMAIL#': ['GetItem', 'PutItem'],
      'LIMIT#': ['UpdateItem'],
      UNFINISHED: ['PutItem', 'DeleteItem'],
    },
    directory: ['AdminInitiateAuth', 'AdminCreateUser', 'AdminSetUserPassword'],
  },
  days: { api: daysApi, entry: 'functions/days/handler.ts', table: { 'USER#': [...SESSION, 'GetItem', 'PutItem'] } },
  home: { api: homeApi, entry: 'functions/home/handler.ts', table: { 'USER#': SESSION } },
} as const satisfies Record<string, FeatureSpec>
