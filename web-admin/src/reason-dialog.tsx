import { type ReactNode, type SubmitEvent, Suspense, useId, useState } from 'react'
import { MAX_REASON } from '../../shared/people/schema.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextField } from '../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid } from '../../shared/ui/field/too-long.ts'
import { Notice } from '../../shared/ui/notice.tsx'
import { Spinner } from '../../shared/ui/progress/spinner.tsx'
import { useMutation } from '../../shared/ui/query.ts'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { useShell } from '../../shared/ui/shell.tsx'
import styles from './reason-dialog.module.css'
import { reasonText } from './reason-text.ts'

const MIN_REASON = 3

interface ReasonDialogProps<T> {
  title: string
  /** `action`: what the button says. */
  words: { action: string; busy?: string; done: string }
  /** The address to which a proof by Google or by mail returns. */
  next: string
  act: (reason: string) => Promise<T>
  onDone: (result: T) => void
  onClose: () => void
  /** Whether the fields above the reason can be sent; it also shows what is wrong with them. */
  check?: () => boolean
  children?: ReactNode
}

/** Asks an admin why, and does it. The service may want to know first that it is still this admin. */
export function ReasonDialog<T>(props: ReasonDialogProps<T>) {
  const { title, words, next, act, check, onDone, onClose, children } = props
  const { notify, wordsFor, refusalOf, AskForProof } = useShell()
  const form = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const doing = useMutation({
    mutationFn: () => act(reason.trim()),
    meta: { staysOnScreen: true },
    onSuccess: (result) => {
      onDone(result)
      notify({ title: words.done })
      onClose()
    },
  })
  const { error } = doing
  const needsProof = /^(?:prove|sign-in)-again$/.test((error && refusalOf(error)?.code) ?? '')
  if (needsProof && AskForProof)
    return (
      <Sheet open title={title} onClose={onClose}>
        <Suspense fallback={<Spinner label={reasonText.loading} />}>
          <AskForProof next={next} onProven={() => doing.mutate()} />
        </Suspense>
      </Sheet>
    )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isTooShort = reason.trim().length < MIN_REASON
    setMissing(isTooShort)
    const isWrong = check?.() === false
    const { currentTarget } = event
    if (isWrong || isTooShort || reason.length > MAX_REASON)
      // The errors are shown first.
      requestAnimationFrame(() => focusFirstInvalid(currentTarget))
    else doing.mutate()
  }
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={form} busy={doing.isPending} busyLabel={words.busy ?? reasonText.busy}>
            {words.action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {reasonText.cancel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles['fields']} onSubmit={submit}>
        {children}
        <TextField
          label={reasonText.reason}
          hint={reasonText.reasonHint}
          value={reason}
          maxLength={MAX_REASON}
          error={isMissing ? reasonText.reasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {error && <Notice title={wordsFor(error).title}>{wordsFor(error).text}</Notice>}
      </form>
    </Sheet>
  )
}
