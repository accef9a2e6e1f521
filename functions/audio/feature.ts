import { audioApi } from '../../shared/audio/api.ts'
import { type FeatureSpec, SESSION_GRANT } from '../feature-spec.ts'
import { RecordingItem } from '../table/items/recordings.ts'

export const feature = {
  entry: 'functions/audio/handler.ts',
  api: audioApi,
  items: { RecordingItem },
  table: [SESSION_GRANT, [RecordingItem, 'Query']],
} as const satisfies FeatureSpec
