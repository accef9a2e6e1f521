import { useEffect, useSyncExternalStore } from 'react'
import type { Problem, ProblemCode } from '../../../../../shared/problems.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import type { Words } from '../../early/feature.ts'
import { registeredFeatures } from '../../early/feature-registry.ts'
import { ApiProblem, ConnectionError } from './api-problem.ts'

export const GENERIC_TITLE = 'Something went wrong'
export const GENERIC_TEXT = 'An unexpected error occurred. Please try again.'

/** Built-in texts: for problems that may occur first in a visit, and as a fallback when the others fail to load. */
export const BUILT_IN_WORDS = {
  'not-signed-in': { title: 'Authentication required', text: 'Please sign in to continue.' },
  unavailable: { title: 'Not reachable just now', text: 'The fault is ours. Please try again in a moment.' },
  unexpected: { title: GENERIC_TITLE, text: GENERIC_TEXT },
} satisfies Partial<Record<ProblemCode, Words>>

/** The longest time that an error waits for its text. */
const LOAD_TIMEOUT_MS = 2_000

let loadedWords: Partial<Record<ProblemCode, Words>> = BUILT_IN_WORDS
let loading: Promise<void> | undefined
const listeners = createListeners()

async function load(): Promise<void> {
  loadedWords = await registeredFeatures().problems()
  listeners.tell()
}

/** Loads the texts of all problems. It never rejects: if they do not load in time, the built-in texts are used. */
export async function loadProblemWords(): Promise<void> {
  loading ??= load().catch(() => (loading = undefined))
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, LOAD_TIMEOUT_MS)))
  await Promise.race([loading, timeout])
  clearTimeout(timer)
}

const isKnown = (code: string) => Object.hasOwn(loadedWords, code)

/** Returns the code of a received problem. This build may not know it. */
export function codeOf({ type }: Problem): ProblemCode {
  return type.replace('/problems/', '') as ProblemCode
}

/**
 * Waits for the text of a problem, and returns the problem; for a code that this build does not know it returns
 * `unexpected` instead.
 */
export async function toKnownProblem(problem: ApiProblem): Promise<ApiProblem> {
  if (isKnown(problem.code)) return problem
  await loadProblemWords()
  if (isKnown(problem.code) || loadedWords === BUILT_IN_WORDS) return problem
  const { status, requestId, errors, retryAfterS } = problem
  return new ApiProblem('unexpected', { status, requestId, errors: [...errors] }, retryAfterS)
}

/** Returns the text for a problem code, if it is loaded; else the text of `unexpected`. */
export function wordsForCode(code: ProblemCode): Words {
  return (isKnown(code) ? loadedWords[code] : undefined) ?? BUILT_IN_WORDS.unexpected
}

/** Returns the text for a problem code, and updates when it is loaded. */
export function useWordsForCode(code: ProblemCode): Words {
  useEffect(() => void loadProblemWords(), [])
  return useSyncExternalStore(listeners.subscribe, () => wordsForCode(code))
}

/**
 * The pointer to a custom item in a refused save of a day: the item was deleted meanwhile. Source: requirement CUST-03.
 */
const CUSTOM_ITEM = /^\/body\/set\/(symptom|trigger)\./

/** Returns `symptom` or `trigger` when a save was refused because of a custom item; `undefined` for any other error. */
export function refusedCustomItem(error: unknown): string | undefined {
  return error instanceof ApiProblem ? CUSTOM_ITEM.exec(error.errors[0]?.pointer ?? '')?.[1] : undefined
}

const NO_CONNECTION: Words = { title: 'No connection', text: 'Please check your connection and try again.' }

/** Returns a title and a text for any thrown value. */
export function wordsFor(error: unknown): Words {
  if (error instanceof ConnectionError) return NO_CONNECTION
  if (!(error instanceof ApiProblem)) return BUILT_IN_WORDS.unexpected
  const itemKind = refusedCustomItem(error)
  if (itemKind) return { title: `Error saving ${itemKind}`, text: 'It is no longer on your list. Please try again.' }
  const { code, retryAfterS } = error
  const words = wordsForCode(code)
  if (!retryAfterS) return words
  return { ...words, text: words.text.replace('a while', formatWait(Math.ceil(retryAfterS / 60))) }
}

function formatWait(minutes: number): string {
  if (minutes === 1) return 'a minute'
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
