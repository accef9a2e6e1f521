import { useState } from 'react'
import type { Person } from '../../../../shared/people/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import rows from '../../rows.module.css'
import { PasskeysDialog, PremiumDialog, RolesDialog, SessionsDialog } from './acts.tsx'
import { dayText } from './day.ts'
import { nameOf } from './name.ts'
import styles from './people.module.css'
import { text } from './text.ts'

const ACTS = {
  changeRoles: RolesDialog,
  changePremium: PremiumDialog,
  endSessions: SessionsDialog,
  removePasskeys: PasskeysDialog,
} as const
type ActName = keyof typeof ACTS
const ACT_NAMES = Object.keys(ACTS) as ActName[]

/** An account that ends cannot be changed, and its sessions have ended. */
const actsOn = ({ hasPasskey, isInvited, erasesAt }: Person) =>
  erasesAt === undefined
    ? ACT_NAMES.filter((act) => (act !== 'removePasskeys' || hasPasskey) && (!isInvited || act !== 'endSessions'))
    : []

/** What an admin sees of a person, and can do. Source: requirement ADM-08. */
export function PersonRow({ person, onChanged }: { person: Person; onChanged: (person: Person) => void }) {
  const [open, setOpen] = useState<ActName>()
  const Dialog = open && ACTS[open]
  const { email, emailProven, isInvited, erasesAt, roles, needsLongPassword, hasPasskey, premium, createdAt } = person
  const usable = [
    erasesAt !== undefined && text.ending(dayText(erasesAt)),
    text.since(dayText(createdAt)),
    !emailProven && text.unproven,
    needsLongPassword && text.needsLongPassword,
    roles.length > 0 && !hasPasskey && text.noPasskey,
  ]
  const name = nameOf(person)
  const until = premium?.until
  return (
    <li className={rows['row']}>
      <div className={rows['words']}>
        <h3 className={`${rows['title']} ${styles['id']}`}>{name}</h3>
        {name !== email && <p className={styles['id']}>{email}</p>}
        <p className={rows['about']}>
          {[
            roles.length ? roles.map((role) => text.roles[role]).join(', ') : text.noRole,
            premium ? text.premium(until ? dayText(until - 1) : undefined) : text.noPremium,
            ...(isInvited ? [text.invited] : usable),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={rows['actions']}>
        {actsOn(person).map((act) => (
          <Button
            key={act}
            variant="quiet"
            aria-label={text.of(text[act], name)}
            aria-haspopup="dialog"
            onClick={() => setOpen(act)}
          >
            {text[act]}
          </Button>
        ))}
      </div>
      {Dialog && <Dialog person={person} onChanged={onChanged} onClose={() => setOpen(undefined)} />}
    </li>
  )
}
