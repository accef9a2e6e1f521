import { ManagedRecording } from '../../../shared/audio/schema.ts'
import { itemKind } from '../item-kind.ts'

/** An entry of the audio library. Its file is in the media bucket. */
export const RecordingItem = itemKind({
  label: 'Recording',
  pk: 'AUDIO',
  sk: 'ITEM#{id}',
  schema: ManagedRecording,
  exported: { omittedBecause: 'impersonal' },
  erased: { keptBecause: 'impersonal' },
})
