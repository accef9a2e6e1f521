import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { isConsentNeeded } from '../../../shell/first/api/api-problem.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import { ConsentButton } from '../../../shell/later/consent/consent-button.tsx'
import { text } from '../text.ts'
import type { UseAct } from './use-act.ts'

/** Says why what the user did was not sent, that nothing was lost, and what to do. Source: requirement REM-04. */
export function ActError({ failure, retry }: Pick<UseAct, 'failure' | 'retry'>) {
  if (!failure) return null
  const { error, isQueued, isDurable } = failure
  if (isConsentNeeded(error))
    return (
      <Notice title={text.consent.title} actions={<ConsentButton onAgreed={() => void retry()} />}>
        {isDurable ? text.consent.text : text.inMemory}
      </Notice>
    )
  const reason = wordsFor(error).text
  if (!isQueued)
    return (
      <Notice title={text.refused}>
        {reason} {text.stillHere}
      </Notice>
    )
  return (
    <Notice
      title={text.notSent}
      actions={
        <Button variant="secondary" onClick={() => void retry()}>
          {text.retry}
        </Button>
      }
    >
      {reason} {isDurable ? text.kept : text.inMemory}
    </Notice>
  )
}
