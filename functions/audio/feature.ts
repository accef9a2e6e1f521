import { audioApi } from '../../shared/audio/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { AuditItem, PLAIN_ENTRY } from '../table/items/audit.ts'
import { RecordingItem } from '../table/items/recordings.ts'
import { UploadItem } from '../table/items/upload.ts'

export const feature = {
  entry: 'functions/audio/handler.ts',
  api: audioApi,
  items: { RecordingItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [RecordingItem, 'Query', 'GetItem', 'PutItem', 'DeleteItem', { UpdateItem: ['sortOrder'] }],
    [UploadItem, 'GetItem'],
    [AuditItem, { PutItem: PLAIN_ENTRY }],
  ],
} as const satisfies FeatureSpec
