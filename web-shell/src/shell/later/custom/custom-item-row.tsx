import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { MAX_ITEM_NAME_LENGTH } from '../../../../../shared/custom/rules.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import styles from './custom.module.css'
import { text } from './text.ts'

interface CustomItemRowProps {
  name: string
  isFirst: boolean
  isLast: boolean
  /** Whether the actions are shown. */
  open: boolean
  busy: boolean
  /** The error of the last action, if any. */
  notice: ReactNode
  onToggle: (open: boolean) => void
  onRename: (name: string, done: () => void) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One custom item, with a button that opens its actions. */
export function CustomItemRow({ name, open, notice, onToggle, onRename, ...rest }: CustomItemRowProps) {
  const toggleRef = useRef<HTMLButtonElement>(null)
  const focusToggle = () => toggleRef.current?.focus()
  const id = useId()
  const action = open ? text.close : text.edit
  return (
    <li className={styles['row']}>
      <div className={styles['title']}>
        <span className={styles['name']}>{name}</span>
        <Button
          ref={toggleRef}
          variant="quiet"
          aria-label={text.named(action, name)}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onToggle(!open)}
        >
          {action}
        </Button>
      </div>
      {open && (
        <div id={id} className={styles['panel']}>
          <RenameForm name={name} busy={rest.busy} onRename={(next) => onRename(next, focusToggle)} />
          <Actions name={name} {...rest} onKeep={focusToggle} />
          {notice}
        </div>
      )}
    </li>
  )
}

interface RenameFormProps {
  name: string
  busy: boolean
  onRename: (name: string) => void
}

function RenameForm({ name, busy, onRename }: RenameFormProps) {
  const [typed, setTyped] = useState(name)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (focusFirstInvalid(event.currentTarget)) return
    onRename(typed.trim())
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label={text.name}
        value={typed}
        maxLength={MAX_ITEM_NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button variant="secondary" type="submit" aria-label={text.save[1]} busy={busy}>
        {text.save[0]}
      </Button>
    </form>
  )
}

interface ActionsProps
  extends Pick<CustomItemRowProps, 'name' | 'isFirst' | 'isLast' | 'busy' | 'onMove' | 'onRemove'> {
  /** Called when the user decides against deleting the item. */
  onKeep: () => void
}

function Actions({ name, isFirst, isLast, busy, onMove, onRemove, onKeep }: ActionsProps) {
  const id = useId()
  const [isConfirming, setConfirming] = useState(false)

  function keep() {
    setConfirming(false)
    onKeep()
  }

  if (isConfirming)
    return (
      <div className={styles['ask']} role="group" aria-labelledby={id}>
        <p id={id}>{text.ask(name)}</p>
        <div className={styles['actions']}>
          <Button variant="secondary" busy={busy} onClick={onRemove}>
            {text.remove}
          </Button>
          <Button variant="quiet" autoFocus onClick={keep}>
            {text.keep}
          </Button>
        </div>
      </div>
    )
  return (
    <div className={styles['actions']}>
      <Button variant="secondary" aria-label={text.up[1]} disabled={isFirst} busy={busy} onClick={() => onMove(-1)}>
        {text.up[0]}
      </Button>
      <Button variant="secondary" aria-label={text.down[1]} disabled={isLast} busy={busy} onClick={() => onMove(1)}>
        {text.down[0]}
      </Button>
      <Button variant="quiet" busy={busy} onClick={() => setConfirming(true)}>
        {text.remove}
      </Button>
    </div>
  )
}
