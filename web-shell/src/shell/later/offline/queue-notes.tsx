import type { Kind } from '../../early/operation-kind.ts'
import { useOnline } from '../../first/api/connection.ts'
import { ofKind, useQueueView } from '../../first/data/queue-view.ts'
import frame from '../../first/frame/frame.module.css'
import { Link } from '../../first/frame/link.tsx'
import { text } from './text.ts'

interface QueueNotesProps {
  kind: Kind
  /** What the kind is about, within a sentence, such as "your training". */
  of: string
}

/** At the head of a screen: what of a kind is not sent yet, and what was not accepted. Source: requirement RELY-03. */
export function QueueNotes({ kind, of }: QueueNotesProps) {
  const queue = useQueueView()
  const online = useOnline()
  const waits = !online && ofKind(queue?.waiting ?? [], kind).length > 0
  const isUndecided = ofKind(queue?.setAside ?? [], kind).length > 0
  return (
    <>
      {waits && <p className={frame['note']}>{text.waiting}</p>}
      {isUndecided && (
        <p className={frame['note']}>
          {text.refused(of)} <Link to="/history">{text.look}</Link>
        </p>
      )}
    </>
  )
}
