import type { Problems } from './http/problems.ts'
import * as LISTS from './problem-lists.ts'

type Lists = typeof LISTS
export type ProblemCode = { [Name in keyof Lists]: keyof Lists[Name] }[keyof Lists]

type ProblemTable = Readonly<Record<ProblemCode, Problems[string]>>

const mergeLists = (): ProblemTable => Object.assign({}, ...Object.values(LISTS))

/**
 * Every reason to refuse a request, by its code. The words that the user reads are in the feature's `problems.ts` in
 * the shell. A screen may replace them with its own words.
 */
// `PURE` lets the bundler drop the lists from a bundle that does not use them.
export const PROBLEMS = /* @__PURE__ */ mergeLists()

/** An invalid field of a request: a JSON pointer into `{params, query, body}` and the kind of error. */
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

/** A refused request. Rules and repositories throw it; `serve` turns it into a `Problem`. */
export class DomainError extends Error {
  readonly code: ProblemCode
  readonly errors: readonly FieldProblem[]
  /** The seconds after which a retry makes sense; `undefined` when unknown. */
  readonly retryAfterS: number | undefined

  constructor(code: ProblemCode, errors: readonly FieldProblem[] = [], retryAfterS?: number) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.errors = errors
    this.retryAfterS = retryAfterS
  }
}

/** Builds the body of a refusal. `requestId` is the correlation id. The log line has it too. */
export function toProblem({ code, errors }: DomainError, requestId: string): Problem {
  const { status, title } = PROBLEMS[code]
  return { type: `/problems/${code}`, title, status, requestId, ...(errors.length ? { errors: [...errors] } : {}) }
}
