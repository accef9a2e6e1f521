import { useState } from 'react'
import { peopleApi } from '../../../../shared/people/api.ts'
import { ROLES } from '../../../../shared/people/schema.ts'
import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { ActDialog, type ActProps } from './act-dialog.tsx'
import { dayInput, endOfDay } from './day.ts'
import { actText, text } from './text.ts'

/** Gives a person roles, or takes them away. */
export function RolesDialog(props: ActProps) {
  const { person } = props
  const { call } = useShell()
  const [roles, setRoles] = useState(person.roles)
  const words = actText.roles
  return (
    <ActDialog
      {...props}
      words={words}
      act={(reason) => {
        const body = { before: person.roles, roles, reason }
        return call(peopleApi.changeRoles, { params: { id: person.id }, body })
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
export function PremiumDialog(props: ActProps) {
  const { person } = props
  const { call } = useShell()
  const [isGiven, setGiven] = useState(person.premium !== null)
  const [hasEnd, setHasEnd] = useState(person.premium?.until !== null)
  const [lastDay, setLastDay] = useState(() => dayInput(person.premium?.until))
  const [isWrong, setWrong] = useState(false)
  const [today] = useState(() => dayInput(Date.now()))
  const words = actText.premium
  return (
    <ActDialog
      {...props}
      words={words}
      // A day that is only half typed is empty.
      check={() => {
        const isRight = !isGiven || !hasEnd || lastDay >= today
        setWrong(!isRight)
        return isRight
      }}
      act={(reason) => {
        const premium = isGiven ? { until: hasEnd ? endOfDay(lastDay) : null } : null
        return call(peopleApi.changePremium, { params: { id: person.id }, body: { premium, reason } })
      }}
    >
      <Switch label={words.given} value={isGiven} onChange={setGiven} />
      {isGiven && <Switch label={words.hasEnd} value={hasEnd} onChange={setHasEnd} />}
      {isGiven && hasEnd && (
        <TextField
          type="date"
          label={words.until}
          error={isWrong ? words.wrong : undefined}
          min={today}
          value={lastDay}
          onChange={({ target }) => setLastDay(target.value)}
        />
      )}
    </ActDialog>
  )
}

/** Removes all passkeys of a person. */
export function PasskeysDialog(props: ActProps) {
  const { person } = props
  const { call } = useShell()
  return (
    <ActDialog
      {...props}
      words={actText.passkeys}
      act={(reason) => call(peopleApi.removePasskeys, { params: { id: person.id }, body: { reason } })}
    >
      <p>{actText.passkeys.text}</p>
    </ActDialog>
  )
}

/** Ends all sessions of a person. */
export function SessionsDialog(props: ActProps) {
  const { person } = props
  const { call } = useShell()
  return (
    <ActDialog
      {...props}
      words={actText.sessions}
      act={(reason) => call(peopleApi.endSessions, { params: { id: person.id }, body: { reason } })}
    >
      <p>{actText.sessions.text}</p>
    </ActDialog>
  )
}
