const ALPHABET_SIZE = 36

/** Returns an id of this many random characters: digits and lower-case letters. */
export function randomId(length: number): string {
  const values = crypto.getRandomValues(new Uint32Array(length))
  return Array.from(values, (value) => (value % ALPHABET_SIZE).toString(36)).join('')
}
