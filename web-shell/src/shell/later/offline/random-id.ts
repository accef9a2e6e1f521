const CHARACTERS = 36

/** So many random characters, each a digit or a small letter. */
export function randomId(length: number): string {
  const values = crypto.getRandomValues(new Uint32Array(length))
  return Array.from(values, (value) => (value % CHARACTERS).toString(36)).join('')
}
