import cross from 'icon:x'
import { useSyncExternalStore } from 'react'
import { clockTime } from '../../../../../shared/audio/rules.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { text } from '../text.ts'
import styles from './bar.module.css'
import { PlayButton } from './play-button.tsx'
import { type PlayerState, player } from './player.ts'
import { usePlayer } from './use-player.ts'

let screens = 0
const listeners = createListeners()

/** Hides the bar while a screen shows the whole player. Returns a function that ends this. */
export function hideBar(): () => void {
  screens += 1
  listeners.tell()
  return () => {
    screens -= 1
    listeners.tell()
  }
}

/** What plays, on every screen but the one with the whole player. Source: requirement AUDIO-01. */
export function Bar({ onOpen }: { onOpen: () => void }) {
  const recording = usePlayer((state) => state.recording)
  const isHidden = useSyncExternalStore(listeners.subscribe, () => screens > 0)
  if (!recording || isHidden) return null
  return (
    <section className={styles['bar']} aria-label={text.heading}>
      <div className={styles['inside']}>
        <PlayButton recording={recording} />
        <button type="button" className={styles['title']} onClick={onOpen}>
          <span>
            <span className="visually-hidden">{text.open}</span> {recording.title}
          </span>
          <Time />
        </button>
        <Trouble />
        <Button variant="icon" aria-label={text.close} onClick={() => player.close()}>
          <Icon of={cross} />
        </Button>
      </div>
    </section>
  )
}

/** What is wrong, if anything is. */
const troubleIn = ({ problem, waitsForNetwork }: PlayerState) => {
  if (problem) return text.problems[problem].title
  return waitsForNetwork ? text.waitsShort : undefined
}

function Time() {
  const under = usePlayer((state) => troubleIn(state) ?? `${clockTime(state.position)} / ${clockTime(state.length)}`)
  return (
    <span className={styles['under']} aria-hidden="true">
      {under}
    </span>
  )
}

/** Screen readers hear of trouble, and not of each second. */
function Trouble() {
  return (
    <span className="visually-hidden" role="status">
      {usePlayer(troubleIn)}
    </span>
  )
}
