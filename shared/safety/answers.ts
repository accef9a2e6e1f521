/** The answers to questions of safety: yes or no. An absent answer was not given, and is not a no. */
export type SafetyAnswers<Question extends string> = Partial<Record<Question, boolean>>

/** What questions of safety lead to: some wait for an answer, some have a yes (in their order), or all have a no. */
export type SafetyResult<Question extends string> =
  | { kind: 'found'; found: Question[] }
  | { kind: 'unanswered'; unanswered: Question[] }
  | { kind: 'none' }

/** Judges the answers. A yes counts as soon as it is given; only a no to each question is none. No diagnosis. */
export function judgeAnswers<Question extends string>(
  questions: readonly Question[],
  answers: SafetyAnswers<Question>,
): SafetyResult<Question> {
  const found = questions.filter((question) => answers[question] === true)
  if (found.length > 0) return { kind: 'found', found }
  const unanswered = questions.filter((question) => answers[question] === undefined)
  return unanswered.length > 0 ? { kind: 'unanswered', unanswered } : { kind: 'none' }
}
