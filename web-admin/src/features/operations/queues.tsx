import { useState } from 'react'
import { operationsApi } from '../../../../shared/operations/api.ts'
import type { QueueReport, QueueState } from '../../../../shared/operations/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { useQueryClient } from '../../../../shared/ui/query.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { ReasonDialog } from '../../reason-dialog.tsx'
import rows from '../../rows.module.css'
import { soonText } from '../../when.ts'
import styles from './operations.module.css'
import { OPERATIONS } from './queries.ts'
import { text } from './text.ts'

const words = text.queues

/** Every job queue, and the runs of schedules that failed. */
export function Queues({ report: { queues, schedules } }: { report: QueueReport }) {
  const [chosen, choose] = useState<QueueState>()
  const deadRuns = schedules.filter(({ dead }) => dead > 0)
  return (
    <>
      <ul className={rows['list']}>
        {queues.map((queue) => (
          <QueueRow key={queue.name} queue={queue} onRedrive={() => choose(queue)} />
        ))}
      </ul>
      <h3 className={styles['sub']}>{words.deadRuns}</h3>
      {deadRuns.length === 0 && <p>{words.noDeadRuns}</p>}
      {deadRuns.length > 0 && (
        <>
          <ul className={rows['list']}>
            {deadRuns.map(({ name, dead }) => (
              <li key={name} className={rows['row']}>
                <p>
                  {text.schedules.names[name]}: <strong>{words.failedRuns(dead)}</strong>
                </p>
              </li>
            ))}
          </ul>
          <p>{words.deadRunsAbout}</p>
        </>
      )}
      {chosen && <RedriveDialog queue={chosen} onClose={() => choose(undefined)} />}
    </>
  )
}

function QueueRow({ queue, onRedrive }: { queue: QueueState; onRedrive: () => void }) {
  const { name, waiting, running, dead, redrive } = queue
  const title = words.names[name]
  return (
    <li className={rows['row']}>
      <div className={rows['words']}>
        <h3 className={rows['title']}>{title}</h3>
        <p className={rows['about']}>{words.counts(waiting, running, dead)}</p>
        {dead > 0 && <p className={styles['alert']}>{words.dead(dead)}</p>}
        {redrive && <p className={rows['about']}>{words.last(redrive, soonText(redrive.at))}</p>}
      </div>
      {dead > 0 && redrive?.state !== 'running' && (
        <Button
          variant="secondary"
          aria-label={words.of(words.redrive, title)}
          aria-haspopup="dialog"
          onClick={onRedrive}
        >
          {words.redrive}
        </Button>
      )}
    </li>
  )
}

function RedriveDialog({ queue: { name, dead }, onClose }: { queue: QueueState; onClose: () => void }) {
  const { call } = useShell()
  const client = useQueryClient()
  return (
    <ReasonDialog
      title={text.redriveDialog.title(words.names[name])}
      words={text.redriveDialog}
      next="/admin?operations"
      act={(reason) => call(operationsApi.redrive, { params: { id: name }, body: { reason } })}
      onDone={() => void client.invalidateQueries({ queryKey: OPERATIONS })}
      onClose={onClose}
    >
      <p>{text.redriveDialog.text(dead)}</p>
    </ReasonDialog>
  )
}
