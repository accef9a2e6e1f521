import { addRecording, newRecording, recordingIds } from '../../tests/fixtures/data/recordings.ts'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { RecordingItem } from '../table/items/recordings.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const

export const fixture = {
  endpoints: {
    list: { caller: 'user', example: () => ({}), whileFailing },
    manage: { caller: 'admin', example: () => ({}), whileFailing },
    create: { caller: 'admin', example: async (user) => ({ body: await newRecording(user) }), whileFailing },
    edit: {
      caller: 'admin',
      example: async () => {
        const { id, version } = await addRecording()
        return { params: { id }, body: { basedOn: version, title: `Heron ${id}`, summary: 'heron', hidden: true } }
      },
      whileFailing,
    },
    remove: {
      caller: 'admin',
      example: async () => ({ params: { id: (await addRecording()).id } }),
      whileFailing,
    },
    order: {
      caller: 'admin',
      example: async () => {
        await addRecording()
        await addRecording()
        return { body: { ids: (await recordingIds()).toReversed() } }
      },
      whileFailing,
    },
  },
  keys: { RecordingItem: [RecordingItem.key({ id: '0f' }), 'AUDIO', 'ITEM#0f'] },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'audio'),
} satisfies FixtureOf<typeof feature>
