import type { AudioPhase } from '../../../../shared/audio/kinds.ts'
import type { PickerWords } from '../../upload/file-picker.tsx'

/** Source: requirement ADM-06. */
export const text = {
  heading: 'Audio',
  toArticles: '← Back to articles',
  add: 'Add a recording',
  back: '← Back to all recordings',
  empty: 'There are no recordings yet.',
  loading: 'Loading recordings',
  about: 'Listeners get the recordings in this order. They hear of changes within a minute.',
  hidden: 'Hidden',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  moved: (title: string, place: number, of: number) => `${title} is now ${place} of ${of}`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete ${title}`,
  removing: 'Deleting…',
  removeTitle: 'Delete this recording?',
  removeText: (title: string) => `“${title}” will be gone from the library. This cannot be undone.`,
  removed: 'Recording deleted',
  cancel: 'Cancel',
} as const

export const formText = {
  newTitle: 'New recording',
  editTitle: 'Edit recording',
  file: 'Recording',
  length: (time: string, size: string) => `${time} · ${size}`,
  listen: 'Listen to the recording',
  replace: 'Choose another file',
  title: 'Title',
  summary: 'Summary',
  category: 'Category',
  exerciseType: 'Exercise',
  phase: 'Part',
  hidden: 'Hidden',
  hiddenHint: 'Listeners do not get it.',
  save: 'Save recording',
  saving: 'Saving…',
  added: 'Recording added',
  saved: 'Recording saved',
  typedStays: 'What you wrote is still here.',
  missing: { title: 'Please give it a title', file: 'Please choose a recording' },
} as const

/** Source: requirement ADM-03. */
export const outdatedText = {
  title: 'Changed since you began',
  text: 'Another admin has changed this recording, or an earlier save of yours has arrived. Nothing is lost: what you wrote is still here, and the other fields show what is saved.',
  stored: (fields: string) => `In place of your changes, this is saved: ${fields}`,
  empty: 'nothing',
  isHidden: (hidden: boolean) => (hidden ? 'yes' : 'no'),
  keep: 'Save my changes',
  discard: 'Discard my changes',
} as const

export const phaseText = {
  whole: 'Whole exercise',
  beginning: 'Beginning',
  middle: 'Middle',
  end: 'End',
} as const satisfies Record<AudioPhase, string>

export const wrongType = 'Please select an MP3 file'
export const tooLarge = 'The recording must be less than 30 MB'

export const pickerWords: PickerWords = {
  drop: 'Drop a recording, or choose one',
  over: 'Let go to add the recording',
  hint: 'MP3 up to 30 MB and an hour. It plays on every device.',
  choose: 'Choose a recording',
  another: 'Choose another recording',
  checking: 'Getting the recording ready for listeners…',
  failed: 'Failed to upload recording',
  stillChecking: 'The recording has arrived, but is not ready yet. Please try again in a minute: it is not sent twice.',
  refusals: {
    'too-large': tooLarge,
    'not-mp3': 'This is not an MP3, or it is damaged. Please save it anew as MP3, or choose another one.',
    'too-long': 'This recording is longer than an hour. Please make it shorter, or split it.',
    // Said of images only.
    'not-an-image': wrongType,
    animated: wrongType,
    'too-many-pixels': wrongType,
    unreadable: wrongType,
  },
}
