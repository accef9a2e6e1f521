/** The push services of Chrome (also on Android), Firefox, Edge and Safari. A leading dot stands for any subdomain. */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
] as const

/**
 * Whether an address is one of a known push service: https, its usual port, no user. All others are refused, so no caller makes
 * the service call an address of their choice. Checked when a device registers and again before each push. Source:
 * requirement SEC-20.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password, hash } = new URL(endpoint)
  // `host` has the port, unless it is the usual one.
  const isKnown = HOSTS.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known))
  return protocol === 'https:' && isKnown && !username && !password && !hash
}
