import type { HttpRequest } from '../edge/http.ts'

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request to a control page comes from our own pages, the address bar or a tool on this machine, and not from
 * a web page of another site. Such a page can send requests to this machine, also by a host name of its own that
 * suddenly has our address (DNS rebinding). Browsers say where a request comes from; tools send neither header.
 */
export function isOwnRequest({ headers }: Pick<HttpRequest, 'headers'>): boolean {
  const { host = '', origin = `http://${host}`, 'sec-fetch-site': site = 'none' } = headers
  const isThisMachine = THIS_MACHINE.has(host.replace(/:\d+$/, ''))
  const isOwnOrigin = [`http://${host}`, `https://${host}`].includes(origin)
  return isThisMachine && isOwnOrigin && ['none', 'same-origin'].includes(site)
}
