import type { ProblemCode } from '../../../../../shared/problems.ts'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { ApiProblem, ConnectionError } from '../../first/api/api-problem.ts'
import { wordsFor } from '../../first/api/problem-text.ts'
import { text } from './text.ts'

export const isWeakPassword = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'weak-password' || error.code === 'password-too-short')

interface FormErrorProps {
  error: unknown
  /** Texts of this form that replace the usual texts of problems. */
  instead?: Partial<Record<ProblemCode, string>>
}

/** Shows why a form could not be sent. For a missing connection it also says that the typed text stays. */
export function FormError({ error, instead }: FormErrorProps) {
  const words = wordsFor(error)
  const replacement = error instanceof ApiProblem ? instead?.[error.code] : undefined
  if (!(error instanceof ConnectionError)) return <Notice title={text.error}>{replacement ?? words.text}</Notice>
  return (
    <Notice title={words.title}>
      {words.text} {text.typedStays}
    </Notice>
  )
}
