import * as z from 'zod/mini'
import { isVisible } from './visible.ts'

/** Text that a user typed: at most `max` characters (code points), without NUL and without lone surrogates. */
export function text(max: number) {
  return z.string().check(
    z.maxLength(max),
    z.refine((value) => value.isWellFormed() && !value.includes('\0')),
  )
}

/** One line of text with a visible character, without white space at its start and end. */
export function line(max: number) {
  return text(max).check(z.regex(/^\S(?:.*\S)?$/, { abort: true }), z.refine(isVisible))
}
