import { FullName, MAX_NAME_LENGTH } from '../../../../shared/auth/schema.ts'
import { MAX_NICKNAME_LENGTH } from '../../../../shared/preferences/preferences.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { notify } from '../../shell/first/messages/toast.tsx'
import { FormError } from '../../shell/later/form/form-error.tsx'
import { type CheckedForm, useForm } from '../../shell/later/form/use-form.ts'
import { NicknameField } from '../../shell/later/preferences/controls/nickname-field.tsx'
import styles from './profile.module.css'
import { text } from './text.ts'
import { useChangeNames } from './use-change-names.ts'

const words = text.names
type Names = { fullName: string; nickname: string }

/** Code points: an emoji is one character. */
const lengthOf = (value: string) => Array.from(value.trim()).length

/** A name that the user has cannot be emptied. Users who have none, as after a sign-in with Google, need not have one. */
function fullNameError(typed: string, initial: string): string | undefined {
  if (!typed.trim() && initial) return words.nameMissing
  if (FullName.safeParse(typed).success) return undefined
  return lengthOf(typed) > MAX_NAME_LENGTH ? words.nameLong : words.nameRefused
}

function check(typed: Names, initial: Names): CheckedForm<Names, Names> {
  const refused = fullNameError(typed.fullName, initial.fullName)
  const fullName = FullName.safeParse(typed.fullName)
  const isNicknameLong = lengthOf(typed.nickname) > MAX_NICKNAME_LENGTH
  if (fullName.success && !refused && !isNicknameLong)
    return { ready: { fullName: fullName.data, nickname: typed.nickname.trim() } }
  return {
    errors: {
      ...(refused && { fullName: refused }),
      ...(isNicknameLong && { nickname: words.nicknameLong }),
    },
  }
}

/** Changes name and nickname. Source: requirement PROF-01. */
export function NameForm({ initial, onDone }: { initial: Names; onDone: () => void }) {
  const {
    typed,
    errors,
    fieldProps,
    change: changeField,
    submitHandler,
  } = useForm(initial, (names) => check(names, initial))
  const change = useChangeNames(initial)
  const save = (names: Names) =>
    change.mutate(names, {
      onSuccess: () => {
        notify({ title: words.saved })
        onDone()
      },
    })
  return (
    <form className={styles['form']} noValidate onSubmit={submitHandler(save)}>
      <TextField label={words.fullName} autoComplete="name" {...fieldProps('fullName')} />
      <NicknameField
        value={typed.nickname}
        error={errors.nickname}
        onChange={(nickname) => changeField('nickname', nickname)}
      />
      {change.isError && <FormError error={change.error} />}
      <Button type="submit" wide busy={change.isPending} busyLabel={words.busy}>
        {words.save}
      </Button>
    </form>
  )
}
