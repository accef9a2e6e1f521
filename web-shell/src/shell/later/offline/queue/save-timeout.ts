import { ConnectionError } from '../../../first/api/api-problem.ts'

/** The timeout of a save. Source: requirement LOG-12. */
export const SAVE_TIMEOUT_MS = 10_000

/**
 * Rejects when the timeout of a save passes, which began at `startedAt` (`performance.now()`). The operation itself is not
 * cancelled.
 */
export async function withSaveTimeout<T>(result: Promise<T>, startedAt: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const leftMs = startedAt + SAVE_TIMEOUT_MS - performance.now()
  const timer = setTimeout(() => reject(new ConnectionError('Network timeout')), leftMs)
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer))
}
