import pauseIcon from 'icon:pause-fill'
import playIcon from 'icon:play-fill'
import type { Recording } from '../../../../../shared/audio/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { text } from '../text.ts'
import { player } from './player.ts'
import { usePlayer } from './use-player.ts'

interface PlayButtonProps {
  recording: Recording
  disabled?: boolean
  /** The id of the sentence that says why it is disabled. */
  describedBy?: string | undefined
  onPlay?: () => void
}

/** Plays or pauses a recording. It shows what a press does. */
export function PlayButton({ recording, disabled = false, describedBy, onPlay }: PlayButtonProps) {
  const isOn = usePlayer(
    (state) => state.recording?.id === recording.id && (state.status === 'playing' || state.status === 'loading'),
  )
  function toggle() {
    if (isOn) return player.pause()
    onPlay?.()
    player.play(recording)
  }
  return (
    <Button
      variant="icon"
      disabled={disabled}
      aria-describedby={describedBy}
      aria-label={isOn ? text.pause(recording.title) : text.play(recording.title)}
      onClick={toggle}
    >
      <Icon of={isOn ? pauseIcon : playIcon} />
    </Button>
  )
}
