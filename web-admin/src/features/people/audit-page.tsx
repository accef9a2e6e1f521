import { useState } from 'react'
import { ACTS, type Act, type AuditEntry } from '../../../../shared/audit/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { ChoiceChips } from '../../../../shared/ui/choice/choice-chips.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { useMutation, useQuery } from '../../../../shared/ui/query.ts'
import { Link } from '../../../../shared/ui/router.ts'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import rows from '../../rows.module.css'
import { whenText } from '../../when.ts'
import { toCsv } from './audit-csv.ts'
import { premiumText, rolesText } from './entry-text.ts'
import styles from './people.module.css'
import { auditQuery, readEntries, useNames } from './queries.ts'
import { auditText, text } from './text.ts'

const CHOICES = ['all', ...ACTS] as const

/** What admins did, for admins. Source: requirement SEC-28. */
export function AuditPage() {
  const shell = useShell()
  const { Page, Unread, notifyError } = shell
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('all')
  const [pages, setPages] = useState(1)
  const act: Act | undefined = choice === 'all' ? undefined : choice
  const audit = useQuery(auditQuery(shell, act, pages))
  const failure = useFailure(audit)
  const nameOf = useNames()
  const saving = useMutation({
    mutationFn: async () => saveFile(toCsv((await readEntries(shell, act, Number.POSITIVE_INFINITY)).entries)),
    onError: (error) => notifyError(error, () => saving.mutate()),
  })
  return (
    <Page heading={auditText.heading} above={<Link to="/admin?people">{text.toPeople}</Link>}>
      <p>{auditText.about}</p>
      <ChoiceChips
        label={auditText.filter}
        options={CHOICES}
        value={choice}
        required
        labelOf={(each) => (each === 'all' ? auditText.all : auditText.acts[each])}
        onChange={(each) => {
          setChoice(each ?? 'all')
          setPages(1)
        }}
      />
      {failure && <Unread error={failure} busy={audit.isFetching} onRetry={() => void audit.refetch()} />}
      {!failure && !audit.data && <Spinner label={auditText.loading} />}
      {audit.data?.entries.length === 0 && <p>{auditText.empty}</p>}
      <ol className={rows['list']}>
        {audit.data?.entries.map((entry) => (
          <Entry key={JSON.stringify(entry)} entry={entry} nameOf={nameOf} />
        ))}
      </ol>
      <div className={rows['actions']}>
        {audit.data?.hasMore && (
          <Button variant="secondary" busy={audit.isFetching} onClick={() => setPages(pages + 1)}>
            {auditText.more}
          </Button>
        )}
        {Boolean(audit.data?.entries.length) && (
          <Button variant="quiet" busy={saving.isPending} busyLabel={auditText.saving} onClick={() => saving.mutate()}>
            {auditText.save}
          </Button>
        )}
      </div>
    </Page>
  )
}

function Entry({ entry, nameOf }: { entry: AuditEntry; nameOf: ReturnType<typeof useNames> }) {
  const { at, act, by, about, title, reason, browser, address } = entry
  const object = act === 'recordings-ordered' ? '' : title ? `“${title}”` : nameOf(about, auditText.you.object)
  return (
    <li className={rows['row']}>
      <div className={rows['words']}>
        <p className={styles['id']}>
          {nameOf(by, auditText.you.subject)} {auditText.said[act]} {object}
        </p>
        {[rolesText(entry), premiumText(entry), reason && `“${reason}”`].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={rows['about']}>
          {whenText(at)} · {auditText.from(browser, address)}
        </p>
      </div>
    </li>
  )
}

/** Saves a file on the admin's device. */
function saveFile(content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: auditText.file })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
