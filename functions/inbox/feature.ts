import type { FeatureSpec } from '../feature-spec.ts'
import { UploadItem } from '../table/items/upload.ts'

/** Checks what editors have sent to the inbox, and makes of it what is served. */
export const feature = {
  entry: 'functions/inbox/handler.ts',
  child: 'functions/inbox/child.ts',
  consumes: 'uploads',
  batch: 3,
  table: [[UploadItem, 'GetItem', { UpdateItem: ['outcome'] }]],
  readsUploads: true,
} as const satisfies FeatureSpec
