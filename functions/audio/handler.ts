import { audioApi } from '../../shared/audio/api.ts'
import { chosenRecordings } from '../../shared/audio/rules.ts'
import { MAX_RECORDINGS, Recording } from '../../shared/audio/schema.ts'
import { serve, withEarlyRead } from '../http/serve.ts'
import {
  addRecording,
  changeRecording,
  deleteRecording,
  fileOf,
  orderRecordings,
  readRecordings,
} from './repository.ts'

export const handler = serve(audioApi, {
  list: withEarlyRead(
    () => readRecordings(),
    ({ query }, recordings) => ({
      recordings: chosenRecordings(
        recordings.filter(({ hidden }) => !hidden),
        query,
      )
        .slice(0, MAX_RECORDINGS)
        .map((each) => Recording.parse(each)),
    }),
  ),
  manage: async () => ({ recordings: (await readRecordings({ consistent: true })).slice(0, MAX_RECORDINGS) }),
  create: async ({ me, body: { attempt, upload, ...written }, now }) =>
    addRecording({
      ...written,
      ...(await fileOf(me.userId, upload)),
      id: attempt,
      cues: [],
      createdAt: now,
      updatedAt: now,
      version: 1,
    }),
  edit: async ({ me, params, body: { basedOn, upload, ...written }, now }) => {
    // The sentences belong to the seconds of the former file.
    const file = upload === undefined ? {} : { ...(await fileOf(me.userId, upload)), cues: [] }
    return changeRecording(params.id, { basedOn, changes: { ...written, ...file }, now })
  },
  remove: async ({ params }) => {
    await deleteRecording(params.id)
    return {}
  },
  order: async ({ body }) => {
    await orderRecordings(body.ids)
    return {}
  },
})
