import type { ProblemCode } from '../../../../../shared/problems.ts'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { ApiProblem, ConnectionError } from '../../first/api/api-problem.ts'
import { wordsFor } from '../../first/api/problem-text.ts'
import { text } from './text.ts'

export const isWeak = (error: unknown) => error instanceof ApiProblem && error.code === 'weak-password'

interface FailureProps {
  error: unknown
  /** What a form says of a refusal in place of the usual words. */
  instead?: Partial<Record<ProblemCode, string>>
}

/** Why a form could not be sent. A missing connection is called that; what was typed stays where it is. */
export function Failure({ error, instead }: FailureProps) {
  const words = wordsFor(error)
  const own = error instanceof ApiProblem ? instead?.[error.code] : undefined
  if (!(error instanceof ConnectionError)) return <Notice title={text.error}>{own ?? words.text}</Notice>
  return (
    <Notice title={words.title}>
      {words.text} {text.typedStays}
    </Notice>
  )
}
