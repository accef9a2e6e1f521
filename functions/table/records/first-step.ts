import type { Key } from '../keys.ts'
import { putIfNew } from '../put-if-new.ts'

/**
 * Records when the user did something for the first time. A failure must not fail what they did: the next time tries
 * again. Source: requirement HOME-04.
 */
export async function recordFirstStep(key: Key, at: number): Promise<void> {
  await putIfNew(key, { at }).catch(() => undefined)
}
