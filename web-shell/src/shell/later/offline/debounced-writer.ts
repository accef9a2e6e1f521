/**
 * Creates a writer that combines changes and writes one after the other. It writes at once when the page is hidden,
 * because a phone may then close it.
 */
export function createDebouncedWriter(write: () => Promise<unknown>, delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let working: Promise<unknown> = Promise.resolve()

  /** Runs work after all work that was started before. */
  function run(work: () => Promise<unknown>): void {
    working = working.then(work).catch(() => undefined)
  }
  function now(): void {
    clearTimeout(timer)
    timer = undefined
    run(write)
  }
  /** Writes after the delay, together with other changes. */
  function soon(): void {
    timer ??= setTimeout(now, delayMs)
  }
  /** Resolves when the current state is written. */
  async function settled(): Promise<void> {
    if (timer !== undefined) now()
    await working
  }
  document.addEventListener('visibilitychange', () => void settled())
  return { run, now, soon, settled }
}
