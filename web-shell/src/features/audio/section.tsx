import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AudioCategory } from '../../../../shared/audio/kinds.ts'
import { categoriesOf, chosenRecordings } from '../../../../shared/audio/rules.ts'
import { categoryText } from '../../../../shared/audio/text.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { ChoiceChips } from '../../../../shared/ui/choice/choice-chips.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import { useOnline } from '../../shell/first/api/connection.ts'
import { useFailure } from '../../shell/first/data/use-failure.ts'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import styles from './audio.module.css'
import { findCopies, removeOutdated } from './kept/kept-copies.ts'
import { libraryQuery } from './library-query.ts'
import { hideBar } from './player/bar.tsx'
import { showBar } from './player/show-bar.tsx'
import { RecordingCard } from './recording-card.tsx'
import { text } from './text.ts'

/** Guided audio: the library, and the player of the chosen recording. Source: requirement AUDIO-01. */
export function GuidedAudio() {
  const id = useId()
  const reading = useQuery(libraryQuery)
  const { data, error, isFetching, refetch, dataUpdatedAt } = reading
  const failure = useFailure(reading)
  const online = useOnline()
  usePlayerBar()

  useEffect(() => {
    const update = async () => {
      await findCopies()
      if (data && !error) await removeOutdated(data.recordings)
    }
    // Without its storage, nothing is kept.
    update().catch(() => undefined)
  }, [data, error])

  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{text.heading}</h2>
      <p>{text.intro}</p>
      {data ? (
        <>
          {(error || !online) && <LastSeen at={dataUpdatedAt} />}
          <Library recordings={data.recordings} online={online} />
        </>
      ) : failure ? (
        <Notice
          title={text.problems.load.title}
          actions={
            <Button variant="secondary" busy={isFetching} busyLabel={text.retrying} onClick={() => void refetch()}>
              {text.retry}
            </Button>
          }
        >
          {text.problems.load.text}
        </Notice>
      ) : (
        <Loading label={text.loading} className={styles['list']}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      )}
    </section>
  )
}

/** The bar of the player stands on every other screen, and leads back to this one. */
function usePlayerBar(): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => showBar(client, () => void navigate(pathname)), [client, navigate, pathname])
  useEffect(hideBar, [])
}

type LibraryProps = { recordings: Parameters<typeof removeOutdated>[0]; online: boolean }

function Library({ recordings, online }: LibraryProps) {
  const [category, setCategory] = useState<AudioCategory>()
  const categories = categoriesOf(recordings)
  if (recordings.length === 0) return <p>{text.empty}</p>
  return (
    <>
      {categories.length > 1 && (
        <ChoiceChips
          label={text.category}
          options={categories}
          labelOf={(each) => categoryText[each]}
          value={category}
          onChange={setCategory}
        />
      )}
      <ul className={styles['list']}>
        {chosenRecordings(recordings, { category }).map((recording) => (
          <li key={recording.id}>
            <RecordingCard recording={recording} online={online} />
          </li>
        ))}
      </ul>
    </>
  )
}
