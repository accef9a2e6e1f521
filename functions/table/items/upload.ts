import * as z from 'zod/mini'
import { IMAGE_TYPES, type ImageType } from '../../../shared/uploads/image.ts'
import { RECORDING_TYPE } from '../../../shared/uploads/recording.ts'
import { UploadState } from '../../../shared/uploads/schema.ts'
import { itemKind } from '../item-kind.ts'

/** An upload of a file by an editor or admin. It expires 30 days after it began; what it led to stays. */
export const UploadItem = itemKind({
  label: 'Upload',
  pk: 'USER#{user}',
  sk: 'UPLOAD#{id}',
  schema: z.object({
    contentType: z.enum([RECORDING_TYPE, ...(Object.keys(IMAGE_TYPES) as ImageType[])]),
    /** Epoch ms. */
    createdAt: z.int(),
    outcome: UploadState,
  }),
  exported: { omittedBecause: 'bookkeeping' },
  erased: 'with its user',
})
