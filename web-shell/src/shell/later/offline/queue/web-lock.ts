/** How long a tab waits for another one, which the system may have suspended while it holds the lock. */
const PATIENCE_MS = 15_000

/**
 * Runs work under a lock that all tabs share. Without locks, or when another tab holds the lock for too long, it runs at
 * once: an operation may then be sent more than once, which the service recognizes as a replay.
 */
export async function withLock(name: string, work: () => Promise<void>, patienceMs = PATIENCE_MS): Promise<void> {
  if (!navigator.locks) return work()
  let isGranted = false
  const workUnderLock = () => {
    isGranted = true
    return work()
  }
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, workUnderLock)
  } catch (error) {
    if (isGranted) throw error
    await work()
  }
}
