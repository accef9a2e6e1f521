import { judgeAnswers, type SafetyAnswers, type SafetyResult } from '../safety/answers.ts'

/**
 * What is asked before the first session. With any of these, the bladder should not be trained, and a person should be
 * asked first. The answers stay on the device. Source: facts, bladder training and when to seek care.
 */
export const STOP_SIGNS = ['redFlags', 'infection', 'retention', 'pregnancy'] as const
export type StopSign = (typeof STOP_SIGNS)[number]

/** What the answers lead to: only a no to every question lets a first session begin. */
export function judgeStopSigns(answers: SafetyAnswers<StopSign>): SafetyResult<StopSign> {
  return judgeAnswers(STOP_SIGNS, answers)
}
