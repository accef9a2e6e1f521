import { useEffect, useSyncExternalStore } from 'react'
import type { Problem, ProblemCode } from '../../../../../shared/problems.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import { whatIs } from '../../early/declared.ts'
import type { Words } from '../../early/feature.ts'
import { ApiProblem, ConnectionError } from './api-problem.ts'

export const SORRY = 'Something went wrong'
export const OURS = 'An unexpected error occurred. Please try again.'

/** The words that need no loading: for what an opening may meet first, and in place of those that cannot be loaded. */
export const BUILT_IN = {
  'not-signed-in': { title: 'Authentication required', text: 'Please sign in to go on.' },
  unavailable: { title: 'Not reachable just now', text: 'The fault is ours. Please try again in a moment.' },
  unexpected: { title: SORRY, text: OURS },
} satisfies Partial<Record<ProblemCode, Words>>

/** An error does not wait longer for its words, in milliseconds. */
const PATIENCE_MS = 2_000

let table: Partial<Record<ProblemCode, Words>> = BUILT_IN
let loading: Promise<void> | undefined
const listeners = createListeners()

async function load(): Promise<void> {
  table = await whatIs().problems()
  listeners.tell()
}

/** Loads the words of all refusals. It does not fail: where they cannot be had in time, the built-in ones stand for them. */
export async function loadWords(): Promise<void> {
  loading ??= load().catch(() => (loading = undefined))
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
  await Promise.race([loading, late])
  clearTimeout(timer)
}

const isKnown = (code: string) => Object.hasOwn(table, code)

/** The code that a received problem names, which may be one that this build does not know. */
export function codeOf({ type }: Problem): ProblemCode {
  return type.replace('/problems/', '') as ProblemCode
}

/** A refusal once its words are here; `unexpected` for one that this build does not know. */
export async function understood(problem: ApiProblem): Promise<ApiProblem> {
  if (isKnown(problem.code)) return problem
  await loadWords()
  if (isKnown(problem.code) || table === BUILT_IN) return problem
  const { status, requestId, errors, retryAfterS } = problem
  return new ApiProblem('unexpected', { status, requestId, errors: [...errors] }, retryAfterS)
}

/** What a person reads for a refusal, as far as it is loaded. */
export function wordsOf(code: ProblemCode): Words {
  return (isKnown(code) ? table[code] : undefined) ?? BUILT_IN.unexpected
}

/** What a person reads for a refusal, as soon as it is loaded. */
export function useWordsOf(code: ProblemCode): Words {
  useEffect(() => void loadWords(), [])
  return useSyncExternalStore(listeners.subscribe, () => wordsOf(code))
}

/** Part of a saved day that was refused because it is none of the person's own any more. Source: requirement CUST-03. */
const OWN = /^\/body\/set\/(symptom|trigger)\./

/** Which of a person's own things a save was refused for; `undefined` for any other refusal. */
export function ownRefused(error: unknown): string | undefined {
  return error instanceof ApiProblem ? OWN.exec(error.errors[0]?.pointer ?? '')?.[1] : undefined
}

const connection: Words = { title: 'No connection', text: 'Please check your connection and try again.' }

/** Words for anything that was thrown. */
export function wordsFor(error: unknown): Words {
  if (error instanceof ConnectionError) return connection
  if (!(error instanceof ApiProblem)) return BUILT_IN.unexpected
  const own = ownRefused(error)
  if (own) return { title: `Error saving ${own}`, text: 'It is no longer on your list. Please try again.' }
  const { code, retryAfterS } = error
  const words = wordsOf(code)
  if (code !== 'too-many-tries' || !retryAfterS) return words
  const minutes = Math.ceil(retryAfterS / 60)
  return { ...words, text: words.text.replace('a while', minutes === 1 ? 'a minute' : `${minutes} minutes`) }
}
