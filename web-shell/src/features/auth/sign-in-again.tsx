import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { FormError } from '../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../shell/later/form/success-notice.tsx'
import { text as googleText } from './google/text.ts'
import { useBeginGoogleSignIn } from './google/use-begin-google.ts'
import { useRequestLink } from './mail-link/use-mail-link.ts'
import { text } from './text.ts'

const words = text.again

/**
 * Lets a user without a password prove who they are: a sign-in with Google or with a mailed link counts for 15
 * minutes. Google returns to `next`.
 */
export function SignInAgain({ next }: { next: string }) {
  const account = useAccount()
  const google = useBeginGoogleSignIn()
  const link = useRequestLink()
  if (!account) return null
  const { email, stayLoggedIn } = account
  return (
    <>
      <Notice
        title={words.title}
        actions={
          <>
            <Button
              busy={google.isPending}
              busyLabel={googleText.busy}
              onClick={() => google.mutate({ next, stayLoggedIn })}
            >
              {googleText.submit}
            </Button>
            <Button
              variant="secondary"
              busy={link.isPending}
              busyLabel={text.magic.busy}
              onClick={() => link.mutate({ kind: 'magic', email })}
            >
              {words.link}
            </Button>
          </>
        }
      >
        {words.text}
      </Notice>
      {link.isSuccess && <SuccessNotice {...words.sent} />}
      {link.isError && <FormError error={link.error} />}
    </>
  )
}
