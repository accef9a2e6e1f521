import { Notice } from '../../../../shared/ui/notice.tsx'
import { ConnectionError } from '../../shell/api-problem.ts'
import { wordsFor } from '../../shell/problem-text.ts'
import { text } from './text.ts'

/** Why signing in or up failed. A missing connection is called that; what was typed stays where it is. */
export function Failure({ error }: { error: unknown }) {
  const words = wordsFor(error)
  if (!(error instanceof ConnectionError)) return <Notice title={text.error}>{words.text}</Notice>
  return (
    <Notice title={words.title}>
      {words.text} {text.typedStays}
    </Notice>
  )
}
