import { clockTime } from '../../../../shared/audio/rules.ts'

const minutesOf = (seconds: number) => {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** The words of guided audio. Error titles and their first sentences are those of requirement AUDIO-01. */
export const text = {
  heading: 'Guided audio',
  intro: 'Soft tones to breathe and rest with. There is no voice: the words are on the screen.',
  loading: 'Loading guided audio',
  category: 'What for',
  empty: 'There is no guided audio yet. The exercises above work without it.',
  lengthAndType: (seconds: number, type: string) => `${minutesOf(seconds)} · ${type}`,
  play: (title: string) => `Play ${title}`,
  pause: (title: string) => `Pause ${title}`,
  region: (title: string) => `Player: ${title}`,
  position: 'Position',
  positionOf: (position: number, length: number) => `${clockTime(position)} of ${clockTime(length)}`,
  back: 'Back 10 seconds',
  ahead: 'Ahead 10 seconds',
  volume: 'Volume',
  percent: (volume: number) => `${Math.round(volume * 100)} per cent`,
  speed: 'Speed',
  speedOf: (speed: string) => `${speed}×`,
  transcript: 'All the words',
  loadingSound: 'Loading the sound…',
  waits: 'The connection was lost. It continues where it was once you are back online.',
  waitsShort: 'Waiting for a connection',
  close: 'Close guided audio',
  open: 'Open',
  retry: 'Retry',
  retrying: 'Trying again…',

  kept: {
    keep: (size: string) => `Keep for offline, ${size}`,
    keeping: (percent: number) => `Keeping… ${percent}%`,
    stop: 'Stop',
    kept: 'Kept on this device',
    remove: 'Remove',
    removeTitle: (title: string) => `Remove ${title} from this device`,
    failed: 'It could not be kept. Nothing else changed; please try again.',
    full: 'There is not enough room on this device. Remove something, and try again.',
    needsNetwork: 'Needs a connection. Kept audio plays without one.',
  },

  problems: {
    load: {
      title: 'Failed to load audio files',
      text: 'Nothing is lost. Please check your connection and try again.',
    },
    file: { title: 'Audio Error', text: 'Failed to play audio file. You can try again, or choose another one.' },
    playback: {
      title: 'Playback Error',
      text: 'This browser did not start the sound. Press play once more, and it should.',
    },
    resume: {
      title: 'Resume Error',
      text: 'The sound stopped. Your place is kept; please try again.',
    },
  },
} as const
