import { audioApi } from '../../shared/audio/api.ts'
import { chosenRecordings } from '../../shared/audio/rules.ts'
import { MAX_RECORDINGS, Recording } from '../../shared/audio/schema.ts'
import { entryOf } from '../http/audit-entry.ts'
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
  create: async (call) => {
    const { me, now } = call
    const { attempt, upload, ...written } = call.body
    const file = await fileOf(me.userId, upload)
    const added = { ...written, ...file, id: attempt, cues: [], createdAt: now, updatedAt: now, version: 1 }
    return addRecording(added, entryOf(call, 'recording-added', attempt, { title: written.title }))
  },
  edit: async (call) => {
    const { me, params, now } = call
    const { basedOn, upload, ...written } = call.body
    // The sentences belong to the seconds of the former file.
    const file = upload === undefined ? {} : { ...(await fileOf(me.userId, upload)), cues: [] }
    return changeRecording(params.id, { basedOn, changes: { ...written, ...file }, now }, ({ title }) =>
      entryOf(call, 'recording-changed', params.id, { title }),
    )
  },
  remove: async (call) => {
    const { id } = call.params
    await deleteRecording(id, ({ title }) => entryOf(call, 'recording-deleted', id, { title }))
    return {}
  },
  order: async (call) => {
    await orderRecordings(call.body.ids, entryOf(call, 'recordings-ordered', 'audio'))
    return {}
  },
})
