import { useState } from 'react'
import { Email } from '../../../../shared/auth/schema.ts'
import { peopleApi } from '../../../../shared/people/api.ts'
import { type Invitation, ROLES } from '../../../../shared/people/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { useQuery, useQueryClient } from '../../../../shared/ui/query.ts'
import { readAgain } from '../../../../shared/ui/read-again.ts'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import { ReasonDialog } from '../../reason-dialog.tsx'
import rows from '../../rows.module.css'
import { whenText } from '../../when.ts'
import { roleNames } from './entry-text.ts'
import styles from './people.module.css'
import { invitationsQuery, PEOPLE, useNames } from './queries.ts'
import { actText, invitationText as words } from './text.ts'

/** Where a proof by Google or by mail returns to. */
const HERE = '/admin?people'

/** Those who are invited, and the invitation of another. Sources: requirements ADM-08, AUTH-14. */
export function Invitations() {
  const shell = useShell()
  const { Unread } = shell
  const client = useQueryClient()
  const invitations = useQuery(invitationsQuery(shell))
  const failure = useFailure(invitations)
  const [isInviting, setInviting] = useState(false)
  const refresh = () => void readAgain(client, PEOPLE)
  return (
    <section aria-labelledby="invitations" className={styles['part']}>
      <h2 id="invitations">{words.heading}</h2>
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setInviting(true)}>
          {words.invite}
        </Button>
      </div>
      {failure && <Unread error={failure} busy={invitations.isFetching} onRetry={() => void invitations.refetch()} />}
      {!failure && !invitations.data && <Spinner label={words.loading} />}
      {invitations.data?.length === 0 && <p className={rows['about']}>{words.empty}</p>}
      <ul className={rows['list']}>
        {invitations.data?.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onChanged={refresh} />
        ))}
      </ul>
      {isInviting && <InviteDialog onChanged={refresh} onClose={() => setInviting(false)} />}
    </section>
  )
}

interface DialogProps {
  onChanged: () => void
  onClose: () => void
}

/** Invites an address, with or without a role. */
function InviteDialog({ onChanged, onClose }: DialogProps) {
  const { call } = useShell()
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [roles, setRoles] = useState<Invitation['roles']>([])
  return (
    <ReasonDialog
      title={words.inviting.title}
      words={words.inviting}
      next={HERE}
      onDone={onChanged}
      onClose={onClose}
      check={() => {
        const isRight = Email.safeParse(email).success
        setWrong(!isRight)
        return isRight
      }}
      act={(reason) => call(peopleApi.invite, { body: { email, roles, reason } })}
    >
      <p>{words.inviting.text}</p>
      <TextField
        type="email"
        autoComplete="off"
        label={words.inviting.email}
        value={email}
        error={isWrong ? words.inviting.wrong : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      {ROLES.map((role) => (
        <Switch
          key={role}
          label={roleNames([role])}
          hint={actText.roles.hint[role]}
          value={roles.includes(role)}
          onChange={(isGiven) => setRoles(ROLES.filter((each) => (each === role ? isGiven : roles.includes(each))))}
        />
      ))}
    </ReasonDialog>
  )
}

const ACTS = ['sendAgain', 'takeBack'] as const

function InvitationRow({ invitation, onChanged }: { invitation: Invitation; onChanged: () => void }) {
  const { call } = useShell()
  const nameOf = useNames()
  const [open, setOpen] = useState<(typeof ACTS)[number]>()
  const { id, email, roles, by, sentAt, state, at, isMailRefused } = invitation
  const close = () => {
    setOpen(undefined)
    // After a refusal, too, the list shows how it is now.
    onChanged()
  }
  const act = (reason: string): Promise<unknown> =>
    open === 'sendAgain'
      ? call(peopleApi.sendAgain, { params: { id }, body: { sentAt, reason } })
      : call(peopleApi.takeBack, { params: { id }, body: { reason } })
  return (
    <li className={rows['row']}>
      <div className={rows['words']}>
        <h3 className={`${rows['title']} ${styles['id']}`}>{email}</h3>
        <p>{words.state[state](whenText(at))}</p>
        {isMailRefused && state !== 'accepted' && <p>{words.refused}</p>}
        <p className={`${rows['about']} ${styles['id']}`}>
          {[roleNames(roles), words.by(nameOf(by, words.you))].join(' · ')}
        </p>
      </div>
      {state !== 'accepted' && (
        <div className={rows['actions']}>
          {ACTS.map((each) => (
            <Button
              key={each}
              variant="quiet"
              aria-label={words.of(words[each].button, email)}
              aria-haspopup="dialog"
              onClick={() => setOpen(each)}
            >
              {words[each].button}
            </Button>
          ))}
        </div>
      )}
      {open && (
        <ReasonDialog
          title={words[open].title(email)}
          words={words[open]}
          next={HERE}
          act={act}
          onDone={() => undefined}
          onClose={close}
        >
          <p>{words[open].text}</p>
        </ReasonDialog>
      )}
    </li>
  )
}
