import { useState } from 'react'
import { peopleApi } from '../../../../shared/people/api.ts'
import { type Person, ROLES } from '../../../../shared/people/schema.ts'
import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { ActDialog } from './act-dialog.tsx'
import { dayInput, endOfDay } from './day.ts'
import { nameOf } from './name.ts'
import { actText, text } from './text.ts'

interface ActProps {
  person: Person
  onChanged: (person: Person) => void
  onClose: () => void
}

/** Gives a person roles, or takes them away. */
export function RolesDialog({ person, onChanged, onClose }: ActProps) {
  const { call, notify } = useShell()
  const [roles, setRoles] = useState(person.roles)
  const words = actText.roles
  return (
    <ActDialog
      title={words.title(nameOf(person))}
      action={words.action}
      onClose={onClose}
      act={async (reason) => {
        const body = { before: person.roles, roles, reason }
        onChanged(await call(peopleApi.changeRoles, { params: { id: person.id }, body }))
        notify({ title: words.done })
      }}
    >
      {ROLES.map((role) => (
        <Switch
          key={role}
          label={text.roles[role]}
          hint={words.hint[role]}
          value={roles.includes(role)}
          onChange={(isGiven) => setRoles(ROLES.filter((each) => (each === role ? isGiven : roles.includes(each))))}
        />
      ))}
    </ActDialog>
  )
}

/** Gives a person premium, for ever or until the end of a day, or takes it away. */
export function PremiumDialog({ person, onChanged, onClose }: ActProps) {
  const { call, notify } = useShell()
  const [isGiven, setGiven] = useState(person.premium !== null)
  const [lastDay, setLastDay] = useState(() => dayInput(person.premium?.until))
  const [today] = useState(() => dayInput(Date.now()))
  const words = actText.premium
  return (
    <ActDialog
      title={words.title(nameOf(person))}
      action={words.action}
      onClose={onClose}
      act={async (reason) => {
        const premium = isGiven ? { until: endOfDay(lastDay) } : null
        onChanged(await call(peopleApi.changePremium, { params: { id: person.id }, body: { premium, reason } }))
        notify({ title: words.done })
      }}
    >
      <Switch label={words.given} value={isGiven} onChange={setGiven} />
      {isGiven && (
        <TextField
          type="date"
          label={words.until}
          hint={words.untilHint}
          min={today}
          value={lastDay}
          onChange={({ target }) => setLastDay(target.value)}
        />
      )}
    </ActDialog>
  )
}

/** Ends all sessions of a person. */
export function SessionsDialog({ person, onChanged, onClose }: ActProps) {
  const { call, notify } = useShell()
  const words = actText.sessions
  return (
    <ActDialog
      title={words.title(nameOf(person))}
      action={words.action}
      onClose={onClose}
      act={async (reason) => {
        onChanged(await call(peopleApi.endSessions, { params: { id: person.id }, body: { reason } }))
        notify({ title: words.done })
      }}
    >
      <p>{words.text}</p>
    </ActDialog>
  )
}
