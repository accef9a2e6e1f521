import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { useQuery, useQueryClient } from '../../../../shared/ui/query.ts'
import { Link } from '../../../../shared/ui/router.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import styles from './operations.module.css'
import { Part } from './part.tsx'
import { buildsQuery, OPERATIONS, queuesQuery, stateQuery } from './queries.ts'
import { Queues } from './queues.tsx'
import { MailDays, Schedules } from './state.tsx'
import { text } from './text.ts'
import { timeText } from './time.ts'
import { Versions } from './versions.tsx'

/** How the service runs, for admins. Each part is read and fails by itself. Source: requirement OPS-04. */
export function OperationsPage() {
  const shell = useShell()
  const { Page } = shell
  const client = useQueryClient()
  const queues = useQuery(queuesQuery(shell))
  const state = useQuery(stateQuery(shell))
  const builds = useQuery(buildsQuery())
  const isRefreshing = queues.isFetching || state.isFetching
  const shownAt = Math.max(queues.dataUpdatedAt, state.dataUpdatedAt)
  return (
    <Page heading={text.heading} above={<Link to="/admin">{text.toArticles}</Link>}>
      <p>{text.about}</p>
      <div className={styles['actions']}>
        <Button
          variant="secondary"
          busy={isRefreshing}
          busyLabel={text.refreshing}
          onClick={() => void client.invalidateQueries({ queryKey: OPERATIONS })}
        >
          {text.refresh}
        </Button>
        <Link to="/admin?push" className={buttonClass('quiet')}>
          {text.toPush}
        </Link>
        <Link to="/admin?audit" className={buttonClass('quiet')}>
          {text.toAudit}
        </Link>
      </div>
      {shownAt > 0 && <p>{text.refreshed(timeText(shownAt))}</p>}
      <Part heading={text.queues.heading} query={queues}>
        {(report) => <Queues report={report} />}
      </Part>
      <Part heading={text.schedules.heading} query={state}>
        {({ schedules }) => <Schedules schedules={schedules} />}
      </Part>
      {state.data && <MailDays days={state.data.mail} />}
      <Versions build={state.data?.build} remotes={builds.data} />
    </Page>
  )
}
