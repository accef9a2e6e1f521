import type { UploadState } from '../../../shared/uploads/schema.ts'

/** The pauses between two questions, in milliseconds: a small file is checked within two seconds. */
const PAUSES_MS = [700, 1_000, 1_500, 2_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000]

/** The file has arrived, but was not checked in the time that one waits in front of a screen. */
export class StillChecking extends Error {}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(new Error('The screen was left'))
      },
      { once: true },
    )
  })

/** Waits until someone looks at the tab. */
const untilVisible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (document.visibilityState !== 'hidden') return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
  })

/**
 * Asks what has become of a file until it is checked, about a minute long, and only while someone looks at the tab.
 * Throws `StillChecking` then.
 */
export async function untilChecked(
  ask: () => Promise<UploadState>,
  signal: AbortSignal,
): Promise<Exclude<UploadState, { state: 'waiting' }>> {
  for (const ms of PAUSES_MS) {
    await pause(ms, signal)
    await untilVisible(signal)
    const outcome = await ask()
    if (outcome.state !== 'waiting') return outcome
  }
  throw new StillChecking()
}
