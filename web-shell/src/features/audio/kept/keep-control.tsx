import keptIcon from 'icon:check-circle'
import keepIcon from 'icon:download-simple'
import { useSyncExternalStore } from 'react'
import { sizeInMegabytes } from '../../../../../shared/audio/rules.ts'
import type { Recording } from '../../../../../shared/audio/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import styles from '../audio.module.css'
import { text } from '../text.ts'
import { type Copy, canKeep, keepCopy, readCopies, removeCopy, watchCopies } from './kept-copies.ts'

const words = text.kept

/** The copy of a recording on this device. `undefined` when there is none. */
export function useCopy({ file }: Recording): Copy | undefined {
  return useSyncExternalStore(watchCopies, () => readCopies().get(file))
}

/** Keeps a recording on this device, says how far that is, and removes it. */
export function KeepControl({ recording, online }: { recording: Recording; online: boolean }) {
  const copy = useCopy(recording)
  if (!canKeep()) return null
  if (copy === 'kept')
    return (
      <div className={styles['keep']}>
        <p className={styles['kept']}>
          <Icon of={keptIcon} />
          {words.kept}
        </p>
        <Button
          variant="quiet"
          aria-label={words.removeTitle(recording.title)}
          onClick={() => void removeCopy(recording.file)}
        >
          {words.remove}
        </Button>
      </div>
    )
  if (typeof copy === 'object') {
    const percent = Math.round(copy.progress * 100)
    return (
      <div className={styles['keep']}>
        <p>{words.keeping(percent)}</p>
        <progress value={copy.progress} max={1} aria-label={words.keeping(percent)} />
        <Button variant="quiet" onClick={copy.stop}>
          {words.stop}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles['keep']}>
      <Button variant="quiet" disabled={!online} onClick={() => void keepCopy(recording)}>
        <Icon of={keepIcon} />
        {words.keep(sizeInMegabytes(recording.bytes))}
      </Button>
      {copy && <p role="alert">{copy === 'full' ? words.full : words.failed}</p>}
    </div>
  )
}
