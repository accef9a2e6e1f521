import { judgeWarnings, WARNINGS, type Warning } from '../../../../../shared/food/plan/warnings.ts'
import type { SafetyAnswers } from '../../../../../shared/safety/answers.ts'

/** How far a user has come who makes a plan. It stays in memory. */
export interface Beginning {
  hasBegun: boolean
  answers: SafetyAnswers<Warning>
  /** After a yes: the user has asked a professional. */
  hasAsked: boolean
}

/** Whether the questions let a plan be made: all are answered with no, or the user has asked a professional. */
export function mayPlan({ answers, hasAsked }: Beginning): boolean {
  const isAnswered = WARNINGS.every((warning) => answers[warning] !== undefined)
  return isAnswered && (judgeWarnings(answers).kind === 'none' || hasAsked)
}
