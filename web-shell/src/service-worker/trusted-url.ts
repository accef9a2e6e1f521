type Check = (url: string) => string

/** The part of the browser's Trusted Types that is used here. Some browsers do not have them. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: Check }) => { createScriptURL: (url: string) => unknown }
}

/** The service worker, and files of the build for other workers. */
const WORKERS = /^\/(?:sw|assets\/[\w-]+)\.js$/

/** Returns the URL if it is one of our own workers. Throws a `TypeError` for any other URL. */
const assertOwnWorker: Check = (url) => {
  if (!WORKERS.test(url)) throw new TypeError(`${url} is not a worker of this app`)
  return url
}

/**
 * The only policy that the content policy of a page allows (`trusted-types`). Its name is also in
 * infra/stacks/web/headers.ts. It is created once: a second policy with its name is refused.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('stillwater-workers', {
  createScriptURL: assertOwnWorker,
})

/** Returns the URL of one of our own workers in the form that the browser accepts. Source: requirement SEC-16. */
export function trustedWorkerUrl(url: string): string {
  // The types of the DOM name only strings.
  return policy ? (policy.createScriptURL(url) as string) : assertOwnWorker(url)
}
