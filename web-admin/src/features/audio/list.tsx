import down from 'icon:arrow-down'
import up from 'icon:arrow-up'
import { useState } from 'react'
import { audioApi } from '../../../../shared/audio/api.ts'
import { clockTime } from '../../../../shared/audio/rules.ts'
import type { ManagedRecording } from '../../../../shared/audio/schema.ts'
import { categoryText, exerciseTypeText } from '../../../../shared/audio/text.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { useMutation, useQueryClient } from '../../../../shared/ui/query.ts'
import { readAgain } from '../../../../shared/ui/read-again.ts'
import { Link } from '../../../../shared/ui/router.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { DeleteDialog } from '../../delete-dialog.tsx'
import rows from '../../rows.module.css'
import { AUDIO, manageQuery } from './queries.ts'
import { text } from './text.ts'

/** Moves a recording by one place, at once on the screen. Returns what screen readers hear about it. */
function useMove(recordings: readonly ManagedRecording[]) {
  const shell = useShell()
  const client = useQueryClient()
  const [announcement, announce] = useState('')
  const { queryKey } = manageQuery(shell)
  const order = useMutation({
    mutationFn: (ids: string[]) => shell.call(audioApi.order, { body: { ids } }),
    onError: (error) => shell.notifyError(error),
    onSettled: () => readAgain(client, AUDIO),
  })
  function move(index: number, by: 1 | -1) {
    const recording = recordings[index]
    if (!recording || order.isPending) return
    const next = recordings.toSpliced(index, 1).toSpliced(index + by, 0, recording)
    client.setQueryData(queryKey, { recordings: next })
    announce(text.moved(recording.title, index + by + 1, next.length))
    order.mutate(next.map(({ id }) => id))
  }
  return { move, announcement }
}

/** All recordings in the order of the listeners. Source: requirement ADM-06. */
export function RecordingList({ recordings }: { recordings: readonly ManagedRecording[] }) {
  const shell = useShell()
  const client = useQueryClient()
  const { move, announcement } = useMove(recordings)
  const [toDelete, setToDelete] = useState<ManagedRecording>()
  return (
    <>
      <div>
        <Link to="/admin?audio=new" className={buttonClass()}>
          {text.add}
        </Link>
      </div>
      <p>{recordings.length ? text.about : text.empty}</p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ol className={rows['list']}>
        {recordings.map(({ id, title, category, exerciseType, seconds, hidden }, index) => (
          <li key={id} className={rows['row']}>
            <div className={rows['words']}>
              <h2 className={rows['title']}>{title}</h2>
              <p className={rows['about']}>
                {categoryText[category]} · {exerciseTypeText[exerciseType]} · {clockTime(seconds)}
                {hidden && ` · ${text.hidden}`}
              </p>
            </div>
            <div className={rows['actions']}>
              <Button variant="icon" aria-label={text.up(title)} disabled={index === 0} onClick={() => move(index, -1)}>
                <Icon of={up} />
              </Button>
              <Button
                variant="icon"
                aria-label={text.down(title)}
                disabled={index === recordings.length - 1}
                onClick={() => move(index, 1)}
              >
                <Icon of={down} />
              </Button>
              <Link to={`/admin?audio=${id}`} className={buttonClass('secondary')} aria-label={text.editOf(title)}>
                {text.edit}
              </Link>
              <Button variant="quiet" aria-label={text.removeOf(title)} onClick={() => setToDelete(recordings[index])}>
                {text.remove}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <DeleteDialog
        item={toDelete}
        words={text}
        remove={async ({ id }) => {
          await shell.call(audioApi.remove, { params: { id } })
          shell.notify({ title: text.removed })
          await readAgain(client, AUDIO)
        }}
        onError={(error) => shell.notifyError(error)}
        onDone={() => setToDelete(undefined)}
      />
    </>
  )
}
