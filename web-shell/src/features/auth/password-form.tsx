import type { LinkView } from '../../../../shared/auth/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../shared/ui/field/password-field.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import type { OpenedLink } from '../../shell/first/session/mail-link.ts'
import { Failure, isWeak } from '../../shell/later/form/failure.tsx'
import { text as shared } from '../../shell/later/form/text.ts'
import { Told } from '../../shell/later/form/told.tsx'
import { useForm } from '../../shell/later/form/use-form.ts'
import styles from './auth.module.css'
import { checkNewPassword } from './check.ts'
import { useSetPassword } from './mail-link/use-mail-link.ts'
import { text } from './text.ts'

const EMPTY = { password: '', confirm: '' }
const words = text.newPassword

/** Chooses a new password by a link, or the first one by an invitation. */
export function PasswordForm({ link, view: { kind, email } }: { link: OpenedLink; view: LinkView }) {
  const set = useSetPassword(link)
  const { field, sending, show, faults } = useForm(EMPTY, checkNewPassword)
  const send = (password: string) =>
    set.mutate(password, {
      onError: (error) => {
        if (isWeak(error)) show({ password: wordsFor(error).text })
      },
    })
  const { notice, account } = kind === 'invite' ? text.invite : words
  return (
    <form className={styles['form']} noValidate onSubmit={sending(send)}>
      <Told {...notice} />
      <p>{account(email)}</p>
      <PasswordField label={words.password} hint={shared.hint} autoComplete="new-password" {...field('password')} />
      <PasswordField label={words.confirm} autoComplete="new-password" {...field('confirm')} />
      <Button type="submit" wide busy={set.isPending} busyLabel={words.busy}>
        {words.submit}
      </Button>
      {faults.confirm === shared.confirmOther && <Notice title={shared.mismatch.title}>{shared.mismatch.text}</Notice>}
      {set.isError && !isWeak(set.error) && <Failure error={set.error} />}
    </form>
  )
}
