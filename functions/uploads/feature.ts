import { uploadsApi } from '../../shared/uploads/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { UploadItem } from '../table/items/upload.ts'

/** Lets editors send files to the inbox, and tells what has become of them. */
export const feature = {
  entry: 'functions/uploads/handler.ts',
  api: uploadsApi,
  items: { UploadItem },
  table: [SESSION_GRANT, WRITE_BUDGET_GRANT, [UploadItem, 'GetItem', 'PutItem']],
  signsUploads: true,
} as const satisfies FeatureSpec
