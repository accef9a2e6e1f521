/** Writes what is to be kept, one writing after the other; a phone may close the page once nobody looks, so then at once. */
export function createWriter(write: () => Promise<unknown>, settledMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let working: Promise<unknown> = Promise.resolve()

  /** Does something after what was begun before it. */
  function run(work: () => Promise<unknown>): void {
    working = working.then(work).catch(() => undefined)
  }
  function now(): void {
    clearTimeout(timer)
    timer = undefined
    run(write)
  }
  /** Writes together what comes together. */
  function soon(): void {
    timer ??= setTimeout(now, settledMs)
  }
  /** Waits until what is kept is what is known now. */
  async function settled(): Promise<void> {
    if (timer !== undefined) now()
    await working
  }
  document.addEventListener('visibilitychange', () => void settled())
  return { run, now, soon, settled }
}
