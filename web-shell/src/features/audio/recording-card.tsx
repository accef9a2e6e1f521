import { useId } from 'react'
import type { Recording } from '../../../../shared/audio/schema.ts'
import { exerciseTypeText } from '../../../../shared/audio/text.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import styles from './audio.module.css'
import { KeepControl, useCopy } from './kept/keep-control.tsx'
import { Controls } from './player/controls.tsx'
import { PlayButton } from './player/play-button.tsx'
import { usePlayer } from './player/use-player.ts'
import { text } from './text.ts'

/** A recording of the library. The chosen one has the player. Without a network, only what is kept can be played. */
export function RecordingCard({ recording, online }: { recording: Recording; online: boolean }) {
  const id = useId()
  const isChosen = usePlayer((state) => state.recording?.id === recording.id)
  const copy = useCopy(recording)
  const isOutOfReach = !online && copy !== 'kept' && !isChosen
  return (
    <Card aria-labelledby={`${id}-title`}>
      <div className={styles['head']}>
        <div>
          <h3 id={`${id}-title`}>{recording.title}</h3>
          <p className={styles['quiet']}>
            {text.lengthAndType(recording.seconds, exerciseTypeText[recording.exerciseType])}
          </p>
        </div>
        {!isChosen && (
          <PlayButton
            recording={recording}
            disabled={isOutOfReach}
            describedBy={isOutOfReach ? `${id}-why` : undefined}
          />
        )}
      </div>
      <p>{recording.summary}</p>
      {isOutOfReach && (
        <p id={`${id}-why`} className={styles['quiet']}>
          {text.kept.needsNetwork}
        </p>
      )}
      {isChosen && <Controls recording={recording} />}
      <KeepControl recording={recording} online={online} />
    </Card>
  )
}
