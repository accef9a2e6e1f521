import { type SubmitEvent, useState } from 'react'
import { peopleApi } from '../../../../shared/people/api.ts'
import type { Person } from '../../../../shared/people/schema.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { useMutation, useQuery, useQueryClient } from '../../../../shared/ui/query.ts'
import { readAgain } from '../../../../shared/ui/read-again.ts'
import { Link } from '../../../../shared/ui/router.ts'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import { PasskeyHint } from '../../passkey-hint.tsx'
import rows from '../../rows.module.css'
import { Invitations } from './invitations.tsx'
import styles from './people.module.css'
import { PersonRow } from './person.tsx'
import { PEOPLE, staffQuery } from './queries.ts'
import { text } from './text.ts'

/** People for admins: one who is found by the address, those with a role, and those who are invited. Source: requirement ADM-08. */
export function PeoplePage() {
  const { Page } = useShell()
  return (
    <Page heading={text.heading} above={<Link to="/admin">{text.toArticles}</Link>}>
      <p>{text.about}</p>
      <div>
        <Link to="/admin?audit" className={buttonClass('quiet')}>
          {text.audit}
        </Link>
      </div>
      <PasskeyHint />
      <Search />
      <Staff />
      <Invitations />
    </Page>
  )
}

function Search() {
  const { call, wordsFor } = useShell()
  const client = useQueryClient()
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
    <section aria-labelledby="search" className={styles['part']}>
      <h2 id="search">{text.search}</h2>
      <form role="search" noValidate className={styles['search']} onSubmit={submit}>
        <TextField
          type="email"
          autoComplete="off"
          label={text.email}
          value={email}
          error={isMissing ? text.missing : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" busy={search.isPending} busyLabel={text.finding}>
          {text.find}
        </Button>
      </form>
      {search.error && <Notice title={wordsFor(search.error).title}>{wordsFor(search.error).text}</Notice>}
      <ul className={rows['list']} aria-live="polite">
        {person && (
          <PersonRow
            key={person.id}
            person={person}
            onChanged={(changed) => {
              setPerson(changed)
              void readAgain(client, PEOPLE)
            }}
          />
        )}
      </ul>
    </section>
  )
}

function Staff() {
  const shell = useShell()
  const { Unread } = shell
  const client = useQueryClient()
  const staff = useQuery(staffQuery(shell))
  const failure = useFailure(staff)
  return (
    <section aria-labelledby="staff" className={styles['part']}>
      <h2 id="staff">{text.staff}</h2>
      {failure && <Unread error={failure} busy={staff.isFetching} onRetry={() => void staff.refetch()} />}
      {!failure && !staff.data && <Spinner label={text.loading} />}
      <ul className={rows['list']}>
        {staff.data?.map((person) => (
          <PersonRow key={person.id} person={person} onChanged={() => void readAgain(client, PEOPLE)} />
        ))}
      </ul>
    </section>
  )
}
