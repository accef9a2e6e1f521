import { type ReactNode, type SubmitEvent, Suspense, useId, useState } from 'react'
import { MAX_REASON, type Person } from '../../../../shared/people/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid } from '../../../../shared/ui/field/too-long.ts'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { useMutation } from '../../../../shared/ui/query.ts'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { nameOf } from './name.ts'
import styles from './people.module.css'
import { actText } from './text.ts'

const MIN_REASON = 3

export interface ActProps {
  person: Person
  onChanged: (person: Person) => void
  onClose: () => void
}

interface ActDialogProps extends ActProps {
  /** `action`: what the button says. */
  words: { title: (name: string) => string; action: string; done: string }
  /** Returns the person as they are afterwards. */
  act: (reason: string) => Promise<Person>
  children?: ReactNode
}

/** Asks why, and does something to a person. The service may want to know first that it is still this admin. */
export function ActDialog({ person, words, act, onChanged, onClose, children }: ActDialogProps) {
  const { notify, wordsFor, refusalOf, AskForProof } = useShell()
  const form = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const doing = useMutation({
    mutationFn: () => act(reason.trim()),
    meta: { staysOnScreen: true },
    onSuccess: (changed) => {
      onChanged(changed)
      notify({ title: words.done })
      onClose()
    },
  })
  const title = words.title(nameOf(person))
  const { error } = doing
  const needsProof = /^(?:prove|sign-in)-again$/.test((error && refusalOf(error)?.code) ?? '')
  if (needsProof && AskForProof)
    return (
      <Sheet open title={title} onClose={onClose}>
        <Suspense fallback={<Spinner label={actText.loading} />}>
          <AskForProof next="/admin?people" onProven={() => doing.mutate()} />
        </Suspense>
      </Sheet>
    )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isTooShort = reason.trim().length < MIN_REASON
    setMissing(isTooShort)
    if (isTooShort || reason.length > MAX_REASON) focusFirstInvalid(event.currentTarget)
    else doing.mutate()
  }
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={form} busy={doing.isPending} busyLabel={actText.busy}>
            {words.action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {actText.cancel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles['fields']} onSubmit={submit}>
        {children}
        <TextField
          label={actText.reason}
          hint={actText.reasonHint}
          value={reason}
          maxLength={MAX_REASON}
          error={isMissing ? actText.reasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {error && <Notice title={wordsFor(error).title}>{wordsFor(error).text}</Notice>}
      </form>
    </Sheet>
  )
}
