import { useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Checkbox } from '../../../../../shared/ui/choice/checkbox.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { Failure } from '../../../shell/later/form/failure.tsx'
import { Told } from '../../../shell/later/form/told.tsx'
import { useForm } from '../../../shell/later/form/use-form.ts'
import styles from '../auth.module.css'
import { checkCode } from '../check.ts'
import { text } from '../text.ts'
import { useStay } from '../use-stay.ts'
import { AskForm } from './ask-form.tsx'
import { useUseCode } from './use-mail-link.ts'

/** Asks for a magic link, then for the code in its mail. */
export function MagicForm() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <AskForm kind="magic" words={text.magic} onSent={setSentTo} />
  return <CodeForm email={sentTo} onAgain={() => setSentTo(undefined)} />
}

function CodeForm({ email, onAgain }: { email: string; onAgain: () => void }) {
  const [stay, setStay] = useStay()
  const use = useUseCode()
  const { field, sending } = useForm({ code: '' }, checkCode)
  const send = (code: string) => use.mutate({ email, code, stayLoggedIn: stay })
  return (
    <form className={styles['form']} noValidate onSubmit={sending(send)}>
      <Told {...text.magic.sent} />
      <p>{text.magic.more}</p>
      <TextField label={text.magic.code} inputMode="numeric" autoComplete="one-time-code" {...field('code')} />
      <Checkbox label={text.stay} checked={stay} onChange={(event) => setStay(event.target.checked)} />
      <Button type="submit" wide busy={use.isPending} busyLabel={text.magic.busyCode}>
        {text.magic.submitCode}
      </Button>
      {use.isError && <Failure error={use.error} instead={{ 'link-invalid': text.magic.wrongCode }} />}
      <Button variant="quiet" wide onClick={onAgain}>
        {text.magic.again}
      </Button>
    </form>
  )
}
