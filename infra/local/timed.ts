/** Is told of a part of the start once it is there, and how long that took. */
export type Report = (what: string, seconds: number) => void

/** Does some work and reports it. What fails is not reported. */
export async function timed<T>(report: Report | undefined, what: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  report?.(what, (performance.now() - started) / 1000)
  return result
}
