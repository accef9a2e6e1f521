import * as z from 'zod/mini'

/** Text a person typed: at most `max` characters (code points), without NUL and without lone surrogates. */
export function text(max: number) {
  return z.string().check(
    z.maxLength(max),
    z.refine((value) => value.isWellFormed() && !value.includes('\0')),
  )
}

/** One line of text, with something in it and no blanks around it. */
export function line(max: number) {
  return text(max).check(z.regex(/^\S(?:.*\S)?$/))
}
