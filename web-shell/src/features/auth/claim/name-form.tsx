import type { ClaimView } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import { useForm } from '../../../shell/later/form/use-form.ts'
import { checkName } from './check-name.ts'
import styles from './claim.module.css'
import { text } from './text.ts'
import { useCompleteClaim } from './use-claim.ts'

/** Asks for the owner's name, which completes the claim. */
export function NameForm({ view: { fullName, isRemoved } }: { view: Extract<ClaimView, { step: 'name' }> }) {
  const { mutate, isPending, isError, error } = useCompleteClaim()
  const { fieldProps, submitHandler } = useForm({ fullName }, checkName)
  return (
    <form className={styles['form']} noValidate onSubmit={submitHandler((name) => mutate(name))}>
      {isRemoved && <SuccessNotice {...text.name.removed} />}
      <p>{text.name.intro}</p>
      <TextField label={text.name.label} autoComplete="name" {...fieldProps('fullName')} />
      <Button type="submit" wide busy={isPending} busyLabel={text.name.busy}>
        {text.name.submit}
      </Button>
      {isError && <FormError error={error} />}
    </form>
  )
}
