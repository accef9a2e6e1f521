import again from 'icon:arrow-counter-clockwise'
import pause from 'icon:pause-fill'
import play from 'icon:play-fill'
import sliders from 'icon:sliders-horizontal'
import speaker from 'icon:speaker-high'
import speakerOff from 'icon:speaker-slash'
import cross from 'icon:x'
import { formatCountdown } from '../../../../../shared/training/countdown.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { text } from '../text.ts'
import styles from './pacer.module.css'

const words = text.pacer

interface HeaderProps {
  id: string
  title: string
  sound: boolean
  onSound: (on: boolean) => void
  onClose: () => void
}

export function Header({ id, title, sound, onSound, onClose }: HeaderProps) {
  return (
    <header className={styles['header']}>
      <Button variant="icon" aria-label={words.close} onClick={onClose}>
        <Icon of={cross} />
      </Button>
      <h2 id={id}>{title}</h2>
      <Button variant="icon" aria-label={sound ? words.soundOff : words.soundOn} onClick={() => onSound(!sound)}>
        <Icon of={sound ? speaker : speakerOff} />
      </Button>
    </header>
  )
}

interface ControlsProps {
  second: number
  total: number
  /** How long the session is, such as "of 5 minutes". */
  of: string
  isRunning: boolean
  onToggle: () => void
  onRestart: () => void
  onSettings: () => void
}

/** How far the session is, and what the user can do about it. */
export function Controls({ second, total, of, isRunning, onToggle, onRestart, onSettings }: ControlsProps) {
  const time = formatCountdown(second)
  return (
    <footer className={styles['footer']}>
      <div className={styles['left']}>
        <progress value={second} max={total} aria-label={words.progress} aria-valuetext={`${time} ${of}`} />
        <p aria-hidden="true">
          <span>{time}</span>
          <span>{of}</span>
        </p>
      </div>
      <div className={styles['controls']}>
        <Button variant="icon" aria-label={words.again} onClick={onRestart}>
          <Icon of={again} />
        </Button>
        <button
          type="button"
          className={styles['play']}
          data-first
          aria-label={isRunning ? words.pause : words.resume}
          onClick={onToggle}
        >
          <Icon of={isRunning ? pause : play} />
        </button>
        <Button variant="icon" aria-haspopup="dialog" aria-label={words.settings} onClick={onSettings}>
          <Icon of={sliders} />
        </Button>
      </div>
    </footer>
  )
}
