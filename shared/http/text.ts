import * as z from 'zod/mini'

/** Text a person typed: at most `max` characters (code points), without NUL and without lone surrogates. */
export function text(max: number) {
  return z.string().check(
    z.maxLength(max),
    z.refine((value) => value.isWellFormed() && !value.includes('\0')),
  )
}
