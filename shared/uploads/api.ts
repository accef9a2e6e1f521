import { endpoint } from '../http/endpoint.ts'
import { NewImage, NewRecordingFile, PresignedPost, UploadParams, UploadState } from './schema.ts'

/** Files go from the browser to the inbox bucket, where a job checks them. */
export const uploadsApi = {
  /** Begins an upload, or goes on with it. Refused with `key-used` when the attempt was for another type of file. */
  createImage: endpoint('POST /manage/images', { caller: 'editor', body: NewImage, reply: PresignedPost }),
  /** The same for the audio library. */
  createRecording: endpoint('POST /manage/recordings', {
    caller: 'admin',
    body: NewRecordingFile,
    reply: PresignedPost,
  }),
  /** One's own upload. It is `not-found` 30 days after it began. */
  read: endpoint('GET /manage/uploads/{id}', { caller: 'editor', params: UploadParams, reply: UploadState }),
}
