import { Notice } from '../../../../shared/ui/notice.tsx'
import { isConsentNeeded } from '../../shell/first/api/api-problem.ts'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import { ConsentButton } from '../../shell/later/consent/consent-button.tsx'
import { text } from './text.ts'
import { type Change, type ChangeReminders, isConnectionMissing } from './use-change-reminders.ts'

interface ChangeErrorProps {
  changes: ChangeReminders
  /** The changes beside whose control this stands. */
  of: readonly Change['what'][]
}

/** Says why a change was not saved, that nothing was lost, and what to do. Source: requirement REM-04. */
export function ChangeError({ changes: { error, variables, mutate }, of }: ChangeErrorProps) {
  if (!error || !variables || !of.includes(variables.what) || isConnectionMissing(error)) return null
  const { title, kept } = text.failed[variables.what]
  if (isConsentNeeded(error))
    return (
      <Notice title={title} actions={<ConsentButton onAgreed={() => mutate(variables)} />}>
        {text.consent.form}
      </Notice>
    )
  return (
    <Notice title={title}>
      {wordsFor(error).text} {kept}
    </Notice>
  )
}
