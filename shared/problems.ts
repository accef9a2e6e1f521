import type { Problems } from './http/problems.ts'
import * as LISTS from './problem-lists.ts'

type Lists = typeof LISTS
export type ProblemCode = { [Name in keyof Lists]: keyof Lists[Name] }[keyof Lists]

type All = Readonly<Record<ProblemCode, Problems[string]>>

const together = (): All => Object.assign({}, ...Object.values(LISTS))

/**
 * Every way a request can be refused, by its code. The words that a person reads stand in the feature's `problems.ts` in the shell,
 * and a screen may say it better in its own.
 */
// Marked, so that a bundle which never asks does without the lists.
export const PROBLEMS = /* @__PURE__ */ together()

/** A field that was refused: a JSON pointer into `{params, query, body}` and the kind of fault. */
export interface FieldProblem {
  pointer: string
  detail: string
}

/** The RFC 9457 body of every refusal, sent as `application/problem+json`. */
export interface Problem {
  type: string
  title: string
  status: number
  requestId: string
  errors?: FieldProblem[]
}

/** A rule said no. Rules and repositories throw it; `serve` turns it into a `Problem`. */
export class DomainError extends Error {
  readonly code: ProblemCode
  readonly errors: readonly FieldProblem[]
  /** After how many seconds it is worth asking again; absent when that is not known. */
  readonly retryAfterS: number | undefined

  constructor(code: ProblemCode, errors: readonly FieldProblem[] = [], retryAfterS?: number) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.errors = errors
    this.retryAfterS = retryAfterS
  }
}

/** Writes a refusal down; `requestId` is the correlation id that the log line carries too. */
export function toProblem({ code, errors }: DomainError, requestId: string): Problem {
  const { status, title } = PROBLEMS[code]
  return { type: `/problems/${code}`, title, status, requestId, ...(errors.length ? { errors: [...errors] } : {}) }
}
