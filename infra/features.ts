import { articlesApi } from '../shared/articles/api.ts'
import { authApi } from '../shared/auth/api.ts'
import { customApi } from '../shared/custom/api.ts'
import { daysApi } from '../shared/days/api.ts'
import { homeApi } from '../shared/home/api.ts'
import type { Api } from '../shared/http/endpoint.ts'
import { preferencesApi } from '../shared/preferences/api.ts'

/**
 * The actions that always name the partition keys they touch. One that need not, such as a scan, would pass every
 * condition on keys, so it cannot be granted. A transaction needs the actions of its parts.
 */
type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem'
/** How a partition key begins, or all of it (functions/table/keys.ts). */
type KeyPrefix = 'USER#' | 'ARTICLE' | 'EMAIL#' | 'IDENTITY#' | 'TRIP#' | 'LIMIT#' | 'UNFINISHED'
type DirectoryAction = 'AdminInitiateAuth' | 'AdminCreateUser' | 'AdminSetUserPassword' | 'AdminDeleteUser'
export type QueueName = (typeof QUEUES)[number]

/** Where jobs wait for the feature that does them. */
export const QUEUES = ['mail'] as const

/** A feature of the service: what calls its function, the handler and all that it may touch. */
export interface FeatureSpec {
  entry: string
  /** Its contract, when the browser calls it: a route for every endpoint. */
  api?: Api
  /** The queue whose jobs it does. */
  consumes?: QueueName
  /** When it runs by itself, as EventBridge Scheduler writes it, in Europe/London. */
  schedule?: string
  /** What it does to the table, by the items it may do it to; every feature with a contract proves sessions. */
  table: Readonly<Partial<Record<KeyPrefix, readonly TableAction[]>>>
  /** What it asks of the user directory; absent for a feature that never does. */
  directory?: readonly DirectoryAction[]
  /** The queues into which it puts jobs. */
  sends?: readonly QueueName[]
  /** It asks Google who somebody is, where the deployment has a client there. */
  asksGoogle?: true
  /** It writes to people: it may send from our address and knows the product's own, for links. */
  writesMail?: true
}

const SESSION = ['Query', 'UpdateItem'] as const

/** Every feature by name: the one list from which functions are bundled, deployed and run. */
export const FEATURES = {
  articles: {
    api: articlesApi,
    entry: 'functions/articles/handler.ts',
    table: { 'USER#': SESSION, ARTICLE: ['GetItem', 'Query', 'PutItem', 'DeleteItem'] },
  },
  auth: {
    api: authApi,
    entry: 'functions/auth/handler.ts',
    table: {
      'USER#': [...SESSION, 'GetItem', 'PutItem', 'DeleteItem'],
      'EMAIL#': ['GetItem', 'PutItem', 'DeleteItem'],
      'IDENTITY#': ['GetItem', 'PutItem'],
      'TRIP#': ['PutItem', 'DeleteItem'],
      'LIMIT#': ['UpdateItem'],
      UNFINISHED: ['PutItem', 'DeleteItem'],
    },
    directory: ['AdminInitiateAuth', 'AdminCreateUser', 'AdminSetUserPassword'],
    sends: ['mail'],
    asksGoogle: true,
  },
  content: {
    entry: 'functions/content/handler.ts',
    // A rate begins as soon as it is made: with the first deployment.
    schedule: 'rate(1 day)',
    table: { ARTICLE: ['Query', 'PutItem'] },
  },
  custom: { api: customApi, entry: 'functions/custom/handler.ts', table: { 'USER#': SESSION } },
  days: {
    api: daysApi,
    entry: 'functions/days/handler.ts',
    table: { 'USER#': [...SESSION, 'GetItem', 'PutItem', 'DeleteItem'] },
  },
  home: { api: homeApi, entry: 'functions/home/handler.ts', table: { 'USER#': SESSION } },
  housekeeping: {
    entry: 'functions/housekeeping/handler.ts',
    schedule: 'cron(30 3 * * ? *)',
    table: { UNFINISHED: ['Query', 'DeleteItem'], 'USER#': ['GetItem'] },
    directory: ['AdminDeleteUser'],
  },
  mail: {
    entry: 'functions/mail/handler.ts',
    consumes: 'mail',
    table: { 'USER#': ['GetItem', 'PutItem', 'UpdateItem'] },
    writesMail: true,
  },
  preferences: { api: preferencesApi, entry: 'functions/preferences/handler.ts', table: { 'USER#': SESSION } },
} as const satisfies Record<string, FeatureSpec>
