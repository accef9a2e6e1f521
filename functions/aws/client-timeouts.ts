/**
 * The timeouts and retries of an AWS client: 1 s to connect, `responseMs` for the response, and one retry.
 * `responseMs` must be so short that the user is still waiting when the retry is made.
 */
export function clientTimeouts(responseMs: number) {
  return {
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: responseMs, throwOnRequestTimeout: true },
  }
}
