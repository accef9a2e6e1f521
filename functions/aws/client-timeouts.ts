/**
 * The timeouts and retries of an AWS client: 1 s to connect, `responseMs` for the response, and one retry. Keep
 * `responseMs` short enough that the user still waits for the retry.
 */
export function clientTimeouts(responseMs: number) {
  return {
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: responseMs, throwOnRequestTimeout: true },
  }
}
