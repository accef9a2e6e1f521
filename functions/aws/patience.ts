/**
 * How long a client of AWS waits: a connection opens within a second, an answer comes within `answerMs`. That leaves
 * room, within a person's patience, for a second try.
 */
export function patience(answerMs: number) {
  return {
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: answerMs, throwOnRequestTimeout: true },
  }
}
