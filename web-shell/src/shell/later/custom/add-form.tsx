import { type FormEvent, useRef, useState } from 'react'
import { MAX_ITEM_NAME_LENGTH } from '../../../../../shared/custom/rules.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { randomId } from '../offline/random-id.ts'
import styles from './custom.module.css'
import { text } from './text.ts'

interface AddFormProps {
  words: { label: string; add: string; limit: string }
  /** Whether the list has the maximum number of items. */
  full: boolean
  busy: boolean
  /**
   * Called with the trimmed name and the attempt id, which is the same for all sends of this name. `done` clears the
   * field after success.
   */
  onAdd: (name: string, attempt: string, done: () => void) => void
}

/** Creates the id of one attempt to add an item. A repeated send uses the same id, so the item is added once. */
const newAttempt = () => randomId(6)

/** A form that adds an item. It stays visible when the list is full, so that the focus is not lost. */
export function AddForm({ words, full, busy, onAdd }: AddFormProps) {
  const [name, setName] = useState('')
  const attemptRef = useRef(newAttempt())

  function changeName(next: string) {
    setName(next)
    attemptRef.current = newAttempt()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (focusFirstInvalid(event.currentTarget)) return
    onAdd(name.trim(), attemptRef.current, () => changeName(''))
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label={words.label}
        value={name}
        maxLength={MAX_ITEM_NAME_LENGTH}
        autoComplete="off"
        readOnly={full}
        onChange={(event) => changeName(event.target.value)}
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
