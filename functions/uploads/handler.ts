import { DomainError } from '../../shared/problems.ts'
import { uploadsApi } from '../../shared/uploads/api.ts'
import { MAX_IMAGE_BYTES } from '../../shared/uploads/image.ts'
import { MAX_RECORDING_BYTES } from '../../shared/uploads/recording.ts'
import { environmentVariable } from '../aws/environment.ts'
import { serve } from '../http/serve.ts'
import { UploadItem } from '../table/items/upload.ts'
import type { UserId } from '../table/keys.ts'
import { putIfNew } from '../table/put-if-new.ts'
import { findUpload, inboxKey, type Upload } from '../table/records/uploads.ts'
import { presignPost } from './presign.ts'

/** As long as one may ask what has become of an upload. */
const KEPT_S = 30 * 86_400
/** As long as the file may be sent. */
const OPEN_MS = 5 * 60_000

/** Begins an upload. Returns the upload that this attempt began before, if any. Throws `key-used` if that had another type. */
async function beginUpload(user: UserId, id: string, contentType: Upload['contentType'], now: number): Promise<Upload> {
  const upload: Upload = { contentType, createdAt: now, outcome: { state: 'waiting' } }
  const isNew = await putIfNew(UploadItem.key({ user, id }), { ...upload, ttl: Math.ceil(now / 1000) + KEPT_S })
  const begun = isNew ? upload : await findUpload(user, id)
  if (begun?.contentType !== contentType) throw new DomainError('key-used')
  return begun
}

interface Begun {
  me: { userId: UserId }
  body: { attempt: string; type: Upload['contentType'] }
  now: number
}

/** Begins an upload of at most `maxBytes`, or goes on with it. Returns the signed form. */
const formFor =
  (maxBytes: number) =>
  async ({ me, body: { attempt, type }, now }: Begun) => {
    const upload = await beginUpload(me.userId, attempt, type, now)
    const allowed = {
      bucket: environmentVariable('INBOX_BUCKET'),
      key: inboxKey(me.userId, attempt, upload),
      contentType: type,
      maxBytes,
      until: now + OPEN_MS,
    }
    return { id: attempt, ...presignPost(allowed, now) }
  }

export const handler = serve(uploadsApi, {
  createImage: formFor(MAX_IMAGE_BYTES),
  createRecording: formFor(MAX_RECORDING_BYTES),
  read: async ({ me, params }) => {
    const upload = await findUpload(me.userId, params.id)
    if (!upload) throw new DomainError('not-found')
    return upload.outcome
  },
})
