const CHARACTERS = 36

const device = Array.from(crypto.getRandomValues(new Uint32Array(8)), (value) =>
  (value % CHARACTERS).toString(36),
).join('')
let n = 0

/**
 * The mark of the next edit: this opening of the app and how many edits it has made. No mark is given twice. A device
 * lives no longer than the page, as nothing unsent does either; so no other tab can be taken for this one.
 */
export function nextWrite(): { device: string; n: number } {
  n += 1
  return { device, n }
}
