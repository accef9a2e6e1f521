/** A part of a body, in bytes. Both ends are included. */
interface ByteRange {
  first: number
  last: number
}

/**
 * Reads a `Range` header with one range of a body of `length` bytes. Returns `unsatisfiable` for a range outside the
 * body, and `undefined` for what is no such header: then the whole body is sent. Source: RFC 9110, section 14.
 */
export function byteRange(header: string | null | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  if (from && to && Number(to) < Number(from)) return undefined
  const first = from ? Number(from) : Math.max(0, length - Number(to))
  const last = from && to ? Math.min(Number(to), length - 1) : length - 1
  return first < length ? { first, last } : 'unsatisfiable'
}
