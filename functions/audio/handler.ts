import { audioApi } from '../../shared/audio/api.ts'
import { chosenRecordings } from '../../shared/audio/rules.ts'
import { MAX_RECORDINGS, type ManagedRecording, Recording } from '../../shared/audio/schema.ts'
import { serve, withEarlyRead } from '../http/serve.ts'
import { RecordingItem } from '../table/items/recordings.ts'
import { readAll } from '../table/query.ts'

const inOrder = (one: ManagedRecording, other: ManagedRecording) =>
  one.sortOrder - other.sortOrder || one.title.localeCompare(other.title)

async function readRecordings(): Promise<ManagedRecording[]> {
  const items = await readAll(RecordingItem.all({}))
  return items.map(RecordingItem.parse)
}

export const handler = serve(audioApi, {
  list: withEarlyRead(readRecordings, ({ query }, recordings) => ({
    recordings: chosenRecordings(recordings.toSorted(inOrder), query)
      .slice(0, MAX_RECORDINGS)
      .map((each) => Recording.parse(each)),
  })),
})
