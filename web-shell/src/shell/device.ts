import { randomId } from './random-id.ts'

const device = randomId(8)
let n = 0

/**
 * The mark of the next edit: this opening of the app and how many edits it has made. No mark is given twice. A device
 * lives no longer than the page, as nothing unsent does either; so no other tab can be taken for this one.
 */
export function nextWrite(): { device: string; n: number } {
  n += 1
  return { device, n }
}
