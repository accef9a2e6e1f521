/** Problems by code: the HTTP status, and a title without details of the request. A code is permanent. */
export type Problems = Record<string, { status: number; title: string }>

/** The problems that any request can have. */
export const problems = {
  'invalid-request': { status: 400, title: 'The request does not have the expected form' },
  'not-json': { status: 403, title: 'The body must be JSON' },
  'too-large': { status: 413, title: 'The body is too large' },
  'not-signed-in': { status: 401, title: 'A session is needed' },
  'not-allowed': { status: 403, title: 'This account may not do that' },
  'other-origin': { status: 403, title: 'The request came from another origin' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'too-many-tries': { status: 429, title: 'Too many tries in a short time' },
  'too-many-changes': { status: 429, title: 'Too many changes within an hour' },
  'key-used': { status: 409, title: 'The idempotency key was used for another request' },
  'clock-ahead': { status: 422, title: 'The change is said to be from the future' },
  busy: { status: 503, title: 'Too many changes at once' },
  unavailable: { status: 503, title: 'A part of the service is unavailable' },
  unexpected: { status: 500, title: 'Something unexpected happened' },
} as const satisfies Problems
