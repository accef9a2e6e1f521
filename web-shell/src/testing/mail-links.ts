import { reply, type SentRequest } from './fake-service.ts'

/** The reply of the session for a visitor. */
export const SIGNED_OUT = { 'GET /api/auth/session': () => reply({ account: null }) }

/** The reply to a request for a link: every link is sent. */
export const LINK_SENT = { 'POST /api/auth/links': () => reply({}) }

/** Returns the bodies posted to a path of `/api/auth`. */
export const postedBodies = (sent: SentRequest[], path: string) =>
  sent.filter(({ line }) => line === `POST /api/auth/${path}`).map(({ body }) => body)
