import { Button } from '../../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../../shared/ui/field/password-field.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import { useForm } from '../../../shell/later/form/use-form.ts'
import styles from '../profile.module.css'
import { text } from '../settings/text.ts'
import { text as profileText } from '../text.ts'
import { checkCurrentPassword } from './check.ts'
import { isPasswordError, passwordErrorsOf } from './password-errors.ts'
import { useGoogleLink, useUnlinkGoogle } from './use-google-link.ts'

const words = text.google

/** Says whether Google signs in to this account, and ends that. */
export function GoogleRoom() {
  const link = useGoogleLink()
  const account = useAccount()
  const unlink = useUnlinkGoogle()
  if (unlink.isSuccess) return <SuccessNotice {...words.ended} />
  if (link.error) return <LoadError error={link.error} busy={link.isFetching} onRetry={() => void link.refetch()} />
  if (!link.data)
    return (
      <Loading label={words.loading}>
        <Skeleton shape="line" />
      </Loading>
    )
  if (!link.data.isLinked) return <p>{words.unlinked(account?.email ?? '')}</p>
  return (
    <div className={styles['form']}>
      <p>{words.linked}</p>
      {account?.hasNoPassword ? <p>{words.needsPassword}</p> : <UnlinkForm unlink={unlink} />}
    </div>
  )
}

const EMPTY = { currentPassword: '' }

function UnlinkForm({ unlink }: { unlink: ReturnType<typeof useUnlinkGoogle> }) {
  const account = useAccount()
  const { fieldProps, submitHandler, showErrors } = useForm(EMPTY, checkCurrentPassword)
  const send = (body: typeof EMPTY) => unlink.mutate(body, { onError: (error) => showErrors(passwordErrorsOf(error)) })
  return (
    <form className={styles['form']} noValidate onSubmit={submitHandler(send)}>
      {/* This field tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      <PasswordField
        label={profileText.password.current}
        hint={profileText.password.currentHint}
        autoComplete="current-password"
        {...fieldProps('currentPassword')}
      />
      {unlink.isError && !isPasswordError(unlink.error) && <FormError error={unlink.error} />}
      <Button type="submit" variant="secondary" wide busy={unlink.isPending} busyLabel={words.unlinking}>
        {words.unlink}
      </Button>
    </form>
  )
}
