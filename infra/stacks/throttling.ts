import type { Endpoint } from '../../shared/http/endpoint.ts'

/** Requests of all users together: `rate` in a second, and at most `burst` at once. */
interface Throttle {
  rate: number
  burst: number
}

/** Signing in, signing up, links: rare for each user, dear for us, and open to strangers. Also for unknown routes. */
export const STRANGERS_CHANGE: Throttle = { rate: 20, burst: 40 }
const USERS_CHANGE: Throttle = { rate: 50, burst: 100 }
const READ: Throttle = { rate: 100, burst: 200 }

function throttleOf({ method, caller }: Endpoint): Throttle {
  if (method === 'GET') return READ
  return caller === 'anyone' ? STRANGERS_CHANGE : USERS_CHANGE
}

/** The settings of an endpoint's route, as CloudFormation writes them. They follow from its contract. */
export function routeSettings(endpoint: Endpoint) {
  const { rate, burst } = throttleOf(endpoint)
  return { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }
}
