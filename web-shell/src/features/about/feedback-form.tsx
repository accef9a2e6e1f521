import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { profileApi } from '../../../../shared/profile/api.ts'
import { MAX_FEEDBACK_LENGTH } from '../../../../shared/profile/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { TextArea } from '../../../../shared/ui/field/text-area.tsx'
import { focusFirstInvalid } from '../../../../shared/ui/field/too-long.ts'
import { call } from '../../shell/first/api/call.ts'
import { useDraftAt } from '../../shell/first/data/drafts.ts'
import { useAccount } from '../../shell/first/session/session.ts'
import { FormError } from '../../shell/later/form/form-error.tsx'
import { useRecoverFocus } from '../../shell/later/form/recover-focus.ts'
import { SuccessNotice } from '../../shell/later/form/success-notice.tsx'
import styles from './about.module.css'
import { text } from './text.ts'

const words = text.feedback
/** The key of the draft. It is no path: leaving with an unfinished message needs no question. */
const DRAFT = 'feedback'

/** A message to us. What is typed survives leaving the screen, until it is sent. */
export function FeedbackForm() {
  const { value: message, write: setMessage } = useDraftAt(useAccount(), DRAFT, '')
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<string>()
  const [isAnother, setAnother] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const send = useMutation({
    mutationFn: (body: { text: string; attempt: string }) => call(profileApi.sendFeedback, { body }),
    onSuccess: () => write(''),
  })

  /** Another text is another message. */
  function write(text: string): void {
    setMessage(text)
    setAttempt(crypto.randomUUID())
  }

  useRecoverFocus(send.isSuccess, () => (isAnother && formRef.current?.querySelector('textarea')) || null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setError(message.trim() ? undefined : words.empty)
    // The error appears with the next render.
    if (!message.trim()) requestAnimationFrame(() => focusFirstInvalid(formRef.current))
    else if (!focusFirstInvalid(formRef.current)) send.mutate({ text: message, attempt })
  }

  return (
    <Card aria-labelledby="feedback">
      <h2 id="feedback">{words.title}</h2>
      {send.isSuccess ? (
        <>
          <SuccessNotice {...words.sent} />
          <Button
            variant="secondary"
            onClick={() => {
              setAnother(true)
              send.reset()
            }}
          >
            {words.again}
          </Button>
        </>
      ) : (
        <form ref={formRef} className={styles['form']} noValidate onSubmit={submit}>
          <p>
            {words.hint} {words.urgent}
          </p>
          <TextArea
            label={words.label}
            value={message}
            maxLength={MAX_FEEDBACK_LENGTH}
            error={error}
            onChange={(next) => {
              setError(undefined)
              write(next)
            }}
          />
          {send.isError && <FormError error={send.error} />}
          <Button type="submit" wide busy={send.isPending} busyLabel={words.sending}>
            {words.send}
          </Button>
        </form>
      )}
    </Card>
  )
}
