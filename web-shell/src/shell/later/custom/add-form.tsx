import { type FormEvent, useRef, useState } from 'react'
import { LONGEST_NAME } from '../../../../../shared/custom/rules.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { randomId } from '../offline/random-id.ts'
import styles from './custom.module.css'
import { text } from './text.ts'

interface AddFormProps {
  words: { label: string; add: string; limit: string }
  /** There are as many as there can be. */
  full: boolean
  busy: boolean
  /** Hears of a name without blanks around it, and of the attempt, which stays the same until it came about. */
  onAdd: (name: string, attempt: string, done: () => void) => void
}

/** Names one attempt to add something, however often it is sent. */
const newAttempt = () => randomId(6)

/** A field for another one. It stays where it is when no more can be added, so that the keyboard keeps its place. */
export function AddForm({ words, full, busy, onAdd }: AddFormProps) {
  const [name, setName] = useState('')
  const attemptRef = useRef(newAttempt())

  function type(next: string) {
    setName(next)
    attemptRef.current = newAttempt()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    onAdd(name.trim(), attemptRef.current, () => type(''))
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label={words.label}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        readOnly={full}
        onChange={(event) => type(event.target.value)}
      />
      <Button variant="secondary" type="submit" aria-label={words.add} disabled={full} busy={busy}>
        {text.add}
      </Button>
      <div role="status" className={styles['limit']}>
        {full && words.limit}
      </div>
    </form>
  )
}
