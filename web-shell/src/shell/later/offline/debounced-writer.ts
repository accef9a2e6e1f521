/**
 * Creates a writer that combines changes and runs one write after the other. It writes at once when the page is hidden,
 * because a phone may then close the page.
 */
export function createDebouncedWriter(write: () => Promise<unknown>, delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let working: Promise<unknown> = Promise.resolve()

  /** Runs work after all work that was started before. */
  function run(work: () => Promise<unknown>): void {
    working = working.then(work).catch(() => undefined)
  }
  /** Writes without a delay, after the work that was started before. */
  function writeNow(): void {
    clearTimeout(timer)
    timer = undefined
    run(write)
  }
  /** Writes after the delay, together with other changes. */
  function writeSoon(): void {
    timer ??= setTimeout(writeNow, delayMs)
  }
  /** Resolves when the current state is written. */
  async function settled(): Promise<void> {
    if (timer !== undefined) writeNow()
    await working
  }
  document.addEventListener('visibilitychange', () => void settled())
  return { run, writeNow, writeSoon, settled }
}
