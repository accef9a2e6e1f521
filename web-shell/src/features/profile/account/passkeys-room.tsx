import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_PASSKEY_NAME, MAX_PASSKEYS, type PasskeyView } from '../../../../../shared/passkeys/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { useRecoverFocus } from '../../../shell/later/form/recover-focus.ts'
import { hasPasskeys, PasskeyCancelled, PasskeyKnown } from '../../../shell/later/passkeys/ceremony.ts'
import { PasskeyProof } from '../../../shell/later/passkeys/passkey-proof.tsx'
import { AskForProof, isProofNeeded } from '../../../shell/later/session/ask-for-proof.tsx'
import styles from '../settings/settings.module.css'
import { text } from './passkeys-text.ts'
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from './use-passkeys.ts'

/** The room's address: a sign-in with Google returns to it. */
const HERE = '/settings?room=passkeys'

/** The passkeys of the account: adds, renames and removes them. Source: requirement SEC-14. */
export function PasskeysRoom() {
  const account = useAccount()
  const passkeys = usePasskeys()
  const online = useOnline()
  const add = useAddPasskey()
  const remove = useRemovePasskey()
  useRecoverFocus(passkeys.data)
  if (passkeys.error && !passkeys.data)
    return <LoadError error={passkeys.error} busy={passkeys.isFetching} onRetry={() => void passkeys.refetch()} />
  if (!passkeys.data)
    return (
      <Loading label={text.loading} className={styles['room']}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </Loading>
    )
  if (isProofNeeded(add.error)) return <AskForProof next={HERE} onProven={() => add.mutate()} />
  const removed = remove.variables
  if (isProofNeeded(remove.error) && removed !== undefined)
    return <AskForProof next={HERE} onProven={() => remove.mutate(removed)} />
  const mayChange = !account?.needsPasskey
  return (
    <div className={styles['room']}>
      <p>{text.what}</p>
      {!mayChange && (
        <Notice title={text.staff.title} actions={<PasskeyProof variant="primary" />}>
          {text.staff.text}
        </Notice>
      )}
      {passkeys.data.length === 0 && <p>{text.none}</p>}
      <ul className={styles['devices']} aria-label={text.title}>
        {passkeys.data.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} remove={remove} mayChange={mayChange && online} />
        ))}
      </ul>
      {!online && <p>{text.offline}</p>}
      {remove.error && <FormError error={remove.error} />}
      {mayChange && <AddPasskey add={add} count={passkeys.data.length} online={online} />}
    </div>
  )
}

interface AddPasskeyProps {
  add: ReturnType<typeof useAddPasskey>
  count: number
  online: boolean
}

function AddPasskey({ add: { error, isPending, mutate }, count, online }: AddPasskeyProps) {
  if (!hasPasskeys()) return <p>{text.unknownHere}</p>
  if (count >= MAX_PASSKEYS) return <p>{text.full}</p>
  return (
    <>
      <Button wide disabled={!online} busy={isPending} busyLabel={text.adding} onClick={() => mutate()}>
        {text.add}
      </Button>
      {error instanceof PasskeyCancelled ? (
        <p role="status">{text.cancelled}</p>
      ) : error instanceof PasskeyKnown ? (
        <Notice title={text.known.title}>{text.known.text}</Notice>
      ) : (
        error && <FormError error={error} />
      )}
    </>
  )
}

interface PasskeyProps {
  passkey: PasskeyView
  remove: ReturnType<typeof useRemovePasskey>
  mayChange: boolean
}

function Passkey({ passkey, remove, mayChange }: PasskeyProps) {
  const { id, name, addedAt, usedAt } = passkey
  const [state, setState] = useState<'shown' | 'renaming' | 'asking'>('shown')
  const ref = useRef<HTMLLIElement>(null)
  /** Shows the passkey again, with the focus on what the user had opened. */
  function close(opened: string): void {
    flushSync(() => setState('shown'))
    ref.current?.querySelector<HTMLElement>(`[data-opens="${opened}"]`)?.focus()
  }
  return (
    <li ref={ref} className={styles['passkey']}>
      {state === 'renaming' ? (
        <RenameForm passkey={passkey} onDone={() => close('name')} />
      ) : (
        <>
          <p className={styles['name']}>{name}</p>
          <p className={styles['quiet']}>{text.times(addedAt, usedAt)}</p>
        </>
      )}
      {state === 'asking' && (
        <div className={styles['asked']} role="group" aria-label={text.removeOf(name)}>
          <p>{text.sure}</p>
          <Button
            variant="secondary"
            wide
            busy={remove.isPending && remove.variables === id}
            busyLabel={text.removing}
            onClick={() => remove.mutate(id)}
          >
            {text.removeNow}
          </Button>
          <Button variant="quiet" wide autoFocus onClick={() => close('question')}>
            {text.keep}
          </Button>
        </div>
      )}
      {state === 'shown' && mayChange && (
        <div className={styles['acts']}>
          <Button
            variant="quiet"
            data-opens="name"
            aria-label={text.renameOf(name)}
            onClick={() => setState('renaming')}
          >
            {text.rename}
          </Button>
          <Button
            variant="quiet"
            data-opens="question"
            aria-label={text.removeOf(name)}
            onClick={() => setState('asking')}
          >
            {text.remove}
          </Button>
        </div>
      )}
    </li>
  )
}

function RenameForm({ passkey: { id, name }, onDone }: { passkey: PasskeyView; onDone: () => void }) {
  const rename = useRenamePasskey()
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(!typed.trim())
    if (typed.trim()) rename.mutate({ id, name: typed }, { onSuccess: onDone })
  }
  return (
    <form className={styles['renaming']} noValidate onSubmit={submit}>
      <TextField
        label={text.name}
        value={typed}
        maxLength={MAX_PASSKEY_NAME}
        error={isMissing ? text.nameMissing : undefined}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      {rename.error && <FormError error={rename.error} />}
      <Button type="submit" wide busy={rename.isPending} busyLabel={text.saving}>
        {text.save}
      </Button>
      <Button variant="quiet" wide onClick={onDone}>
        {text.cancel}
      </Button>
    </form>
  )
}
