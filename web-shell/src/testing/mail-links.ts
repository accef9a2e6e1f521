import { reply, type Sent } from './fake-service.ts'

/** What the service answers where nobody is signed in. */
export const SIGNED_OUT = { 'GET /api/auth/session': () => reply({ account: null }) }

/** It sends every link that it is asked for. */
export const LINK_SENT = { 'POST /api/auth/links': () => reply({}) }

/** The bodies that were posted to an address of `/api/auth`. */
export const posted = (sent: Sent[], path: string) =>
  sent.filter(({ line }) => line === `POST /api/auth/${path}`).map(({ body }) => body)
