const CHARACTERS = 36

/** Six random characters that name one attempt to add something, however often it is sent. */
export function newAttempt(): string {
  const values = crypto.getRandomValues(new Uint32Array(6))
  return Array.from(values, (value) => (value % CHARACTERS).toString(36)).join('')
}
