import { instantOf } from '../changes/change-id.ts'
import { judgeAnswers, type SafetyAnswers, type SafetyResult } from '../safety/answers.ts'
import type { Session } from './schema.ts'

/**
 * What is asked before the first session. With any of these, the bladder should not be trained, and a person should be
 * asked first. The answers stay on the device. Source: facts, bladder training and when to seek care.
 */
export const STOP_SIGNS = ['redFlags', 'infection', 'retention', 'pregnancy'] as const
export type StopSign = (typeof STOP_SIGNS)[number]

/** How soon a yes may need help from people: with the worst of what is asked, now. Source: facts, when to seek care. */
export const HELP_NEEDED: Partial<Record<StopSign, 'now' | 'today'>> = {
  redFlags: 'now',
  infection: 'today',
  retention: 'now',
}

/** What the answers lead to: only a no to every question lets a first session begin. */
export function judgeStopSigns(answers: SafetyAnswers<StopSign>): SafetyResult<StopSign> {
  return judgeAnswers(STOP_SIGNS, answers)
}

const ASK_AGAIN_AFTER_MS = 90 * 86_400_000

/**
 * Whether the questions are asked before a session: before the first one, and again when the latest began and, if it was
 * ended, ended more than 90 days before `now` (epoch ms). `latest`: the latest session, if there was one. The 90 days are our choice.
 */
export function mustAskStopSigns(latest: Session | undefined, now: number): boolean {
  if (!latest) return true
  return now - (latest.endedAt ?? instantOf(latest.id)) > ASK_AGAIN_AFTER_MS
}
