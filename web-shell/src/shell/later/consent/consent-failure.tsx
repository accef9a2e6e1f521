import { Notice } from '../../../../../shared/ui/notice.tsx'
import { wordsFor } from '../../first/api/problem-text.ts'
import { text } from './text.ts'

/** Says why a decision about consent could not be stored. */
export function ConsentFailure({ error }: { error: Error }) {
  return <Notice title={text.failed}>{wordsFor(error).text}</Notice>
}
