import aheadIcon from 'icon:arrow-clockwise'
import backIcon from 'icon:arrow-counter-clockwise'
import { useId } from 'react'
import { clockTime, cueAt, SKIP_S, SPEEDS } from '../../../../../shared/audio/rules.ts'
import type { Recording } from '../../../../../shared/audio/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Segmented } from '../../../../../shared/ui/choice/segmented.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { text } from '../text.ts'
import styles from './controls.module.css'
import { PlayButton } from './play-button.tsx'
import { player } from './player.ts'
import { usePlayer } from './use-player.ts'

const SPEED_OPTIONS = SPEEDS.map(String)

/** The whole player of the chosen recording. Source: requirement AUDIO-01. */
export function Controls({ recording }: { recording: Recording }) {
  return (
    <div className={styles['player']} role="group" aria-label={text.region(recording.title)}>
      <NowSaid recording={recording} />
      <Position />
      <div className={styles['buttons']}>
        <Button variant="icon" aria-label={text.back} onClick={() => player.skip(-SKIP_S)}>
          <Icon of={backIcon} />
        </Button>
        <PlayButton recording={recording} />
        <Button variant="icon" aria-label={text.ahead} onClick={() => player.skip(SKIP_S)}>
          <Icon of={aheadIcon} />
        </Button>
      </div>
      <Problem />
      <Sound />
      <details className={styles['transcript']}>
        <summary>{text.transcript}</summary>
        <ol>
          {recording.cues.map(({ at, text: words }) => (
            <li key={at}>
              <span className={styles['time']}>{clockTime(at)}</span> {words}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

/** The words of this moment. Screen readers say them when they change. */
function NowSaid({ recording }: { recording: Recording }) {
  const online = useOnline()
  const words = usePlayer(({ status, position, waitsForNetwork }) => {
    // Browsers first wait by themselves, for up to half a minute.
    if (waitsForNetwork || (status === 'loading' && !online)) return text.waits
    if (status === 'loading') return text.loadingSound
    return cueAt(recording.cues, position)?.text ?? ''
  })
  return (
    <p className={styles['cue']} role="status">
      {words}
    </p>
  )
}

function Position() {
  const id = useId()
  // Whole seconds: the browser reports the position four times a second.
  const position = usePlayer((state) => Math.floor(state.position))
  const length = usePlayer((state) => Math.floor(state.length))
  return (
    <div className={styles['position']}>
      <label className="visually-hidden" htmlFor={id}>
        {text.position}
      </label>
      <input
        id={id}
        type="range"
        className={styles['range']}
        min={0}
        max={length}
        step={1}
        value={position}
        aria-valuetext={text.positionOf(position, length)}
        onChange={({ target }) => player.seekTo(Number(target.value))}
      />
      <p className={styles['times']} aria-hidden="true">
        <span>{clockTime(position)}</span>
        <span>{clockTime(length)}</span>
      </p>
    </div>
  )
}

function Problem() {
  const problem = usePlayer((state) => state.problem)
  if (!problem) return null
  const { title, text: explanation } = text.problems[problem]
  return (
    <Notice
      title={title}
      actions={
        <Button variant="secondary" onClick={() => player.retry()}>
          {text.retry}
        </Button>
      }
    >
      {explanation}
    </Notice>
  )
}

function Sound() {
  const id = useId()
  const volume = usePlayer((state) => state.volume)
  const speed = usePlayer((state) => state.speed)
  return (
    <div className={styles['sound']}>
      <label htmlFor={id}>{text.volume}</label>
      <input
        id={id}
        type="range"
        className={styles['range']}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-valuetext={text.percent(volume)}
        onChange={({ target }) => player.change({ volume: Number(target.value) })}
      />
      <span aria-hidden="true">{text.speed}</span>
      <Segmented
        label={text.speed}
        options={SPEED_OPTIONS}
        value={String(speed)}
        labelOf={text.speedOf}
        onChange={(chosen) => player.change({ speed: Number(chosen) })}
      />
    </div>
  )
}
