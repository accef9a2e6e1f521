/** Receives each completed part of the start and its duration in seconds. */
export type Report = (what: string, seconds: number) => void

/** Runs some work and reports its duration. Failed work is not reported. */
export async function runTimed<T>(report: Report | undefined, what: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  report?.(what, (performance.now() - started) / 1000)
  return result
}
