import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { isConsentNeeded } from '../../shell/first/api/api-problem.ts'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import { ConsentButton } from '../../shell/later/consent/consent-button.tsx'
import { text } from './text.ts'
import type { ChangeFailure, ChangeTraining } from './use-change-training.ts'

interface ChangeErrorProps {
  training: Pick<ChangeTraining, 'failure' | 'retry'>
  /** The change beside whose control this stands. */
  of: ChangeFailure['type']
}

/** Says why a change was not sent, that nothing was lost, and what to do. Source: requirement TRAIN-02. */
export function ChangeError({ training: { failure, retry }, of }: ChangeErrorProps) {
  if (failure?.type !== of) return null
  const { error, isQueued, isDurable } = failure
  const kept = isDurable ? text.kept : text.inMemory
  if (isConsentNeeded(error))
    return (
      <Notice title={text.consent.title} actions={<ConsentButton onAgreed={() => void retry()} />}>
        {isDurable ? text.consent.text : text.inMemory}
      </Notice>
    )
  const reason = wordsFor(error).text
  if (!isQueued)
    return (
      <Notice title={text.refused[of]}>
        {reason} {text.stillHere}
      </Notice>
    )
  return (
    <Notice
      title={text.notSent[of]}
      actions={
        <Button variant="secondary" onClick={() => void retry()}>
          {text.retry}
        </Button>
      }
    >
      {reason} {kept}
    </Notice>
  )
}
