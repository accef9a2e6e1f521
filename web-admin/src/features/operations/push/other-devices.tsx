import { type SubmitEvent, useState } from 'react'
import { operationsApi } from '../../../../../shared/operations/api.ts'
import type { PushTest } from '../../../../../shared/operations/schema.ts'
import { peopleApi } from '../../../../../shared/people/api.ts'
import type { Person } from '../../../../../shared/people/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { useMutation } from '../../../../../shared/ui/query.ts'
import { useShell } from '../../../../../shared/ui/shell.tsx'
import { ReasonDialog } from '../../../reason-dialog.tsx'
import styles from '../operations.module.css'
import { pushText as text } from '../text.ts'
import { TestResults } from './test-results.tsx'

/** Finds a person by the whole address, as the page of people does, and sends a test to their devices. */
export function OtherDevices() {
  const { call, wordsFor } = useShell()
  const [email, setEmail] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [person, setPerson] = useState<Person>()
  const search = useMutation({
    mutationFn: () => call(peopleApi.find, { body: { email } }),
    meta: { staysOnScreen: true },
    onMutate: () => setPerson(undefined),
    onSuccess: setPerson,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(!email.trim())
    if (email.trim()) search.mutate()
  }
  return (
    <section aria-labelledby="other" className={styles['part']}>
      <h2 id="other">{text.other}</h2>
      <form role="search" noValidate className={styles['search']} onSubmit={submit}>
        <TextField
          type="email"
          autoComplete="off"
          label={text.email}
          value={email}
          error={isMissing ? text.missing : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" variant="secondary" busy={search.isPending} busyLabel={text.finding}>
          {text.find}
        </Button>
      </form>
      {search.error && <Notice title={wordsFor(search.error).title}>{wordsFor(search.error).text}</Notice>}
      <div aria-live="polite">{person && <Found key={person.id} person={person} />}</div>
    </section>
  )
}

function Found({ person: { id, fullName, email } }: { person: Person }) {
  const { call } = useShell()
  const [isOpen, setOpen] = useState(false)
  const [test, setTest] = useState<PushTest>()
  const name = fullName || email
  return (
    <div className={styles['part']}>
      <p className={styles['found']}>
        {name}
        {fullName && `, ${email}`}
      </p>
      <div>
        <Button aria-label={text.of(text.send, name)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text.send}
        </Button>
      </div>
      {isOpen && (
        <ReasonDialog
          title={text.dialog.title(name)}
          words={text.dialog}
          next="/admin?push"
          act={(reason) => call(operationsApi.testDevices, { params: { id }, body: { reason } })}
          onDone={setTest}
          onClose={() => setOpen(false)}
        >
          <p>{text.dialog.text}</p>
        </ReasonDialog>
      )}
      <TestResults name={name} test={test} />
    </div>
  )
}
