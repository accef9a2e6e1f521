import { IMAGE_TYPES } from '../../../shared/uploads/image.ts'
import { RECORDING_TYPE } from '../../../shared/uploads/recording.ts'
import { findItem } from '../find-item.ts'
import { UploadItem } from '../items/upload.ts'
import type { UserId } from '../keys.ts'

export type Upload = ReturnType<typeof UploadItem.parse>

/** An upload of a user; `undefined` when there is none, or it has expired. */
export async function findUpload(user: UserId, id: string): Promise<Upload | undefined> {
  const item = await findItem(UploadItem.key({ user, id }))
  return item && UploadItem.parse(item)
}

/** The key of an upload's file in the inbox. The name of the file is a timestamp and the random id. Source: requirement ADM-04. */
export function inboxKey(
  user: UserId,
  id: string,
  { createdAt, contentType }: Pick<Upload, 'createdAt' | 'contentType'>,
) {
  const name = `${user}/${createdAt}-${id}`
  return contentType === RECORDING_TYPE ? `audio/${name}.mp3` : `images/${name}.${IMAGE_TYPES[contentType]}`
}

const KEY = /^(?:audio|images)\/([0-9a-f]{32})\/\d+-([0-9a-f]{32})\.\w+$/

/** Whose upload a key in the inbox belongs to, and its id; `undefined` for another key. */
export function readInboxKey(key: string): { user: UserId; id: string } | undefined {
  const [, user, id] = KEY.exec(key) ?? []
  return user && id ? { user: user as UserId, id } : undefined
}
