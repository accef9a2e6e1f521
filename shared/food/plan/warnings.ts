import { judgeAnswers, type SafetyAnswers, type SafetyResult } from '../../safety/answers.ts'

/**
 * What is asked before an elimination begins. With any of these a person should be asked first. The answers stay on the
 * device. Source: facts, elimination and reintroduction.
 */
export const WARNINGS = [
  'allergy',
  'pregnancy',
  'underweight',
  'eatingDisorder',
  'diabetes',
  'kidneys',
  'alcohol',
] as const
export type Warning = (typeof WARNINGS)[number]

/** What the answers lead to: only a no to every question lets a plan begin without a word. */
export function judgeWarnings(answers: SafetyAnswers<Warning>): SafetyResult<Warning> {
  return judgeAnswers(WARNINGS, answers)
}
