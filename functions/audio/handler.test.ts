import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ManagedRecording } from '../../shared/audio/schema.ts'
import { useOwnTable } from '../../tests/fixtures/setup/own-table.ts'
import { table, tableName } from '../table/client.ts'
import { RecordingItem } from '../table/items/recordings.ts'

await useOwnTable()
const { newSignedInUser } = await import('../../tests/fixtures/data/users.ts')
const { invoke } = await import('../../tests/fixtures/invoke.ts')
const { measureCapacity } = await import('../../tests/fixtures/capacity.ts')
const { audioApi } = await import('../../shared/audio/api.ts')
const { handler } = await import('./handler.ts')

const recording = (n: number, details: Partial<ManagedRecording> = {}): ManagedRecording => ({
  id: String(n).padStart(32, '0'),
  category: 'breathing',
  exerciseType: 'paced-breathing',
  phase: 'whole',
  title: `Heron ${n}`,
  summary: 'By the water',
  file: `/media/audio/heron-${n}.mp3`,
  seconds: 60,
  bytes: 300_000,
  cues: [{ at: 0, text: 'Breathe in' }],
  sortOrder: 10 - n,
  createdAt: 1,
  updatedAt: 1,
  version: 1,
  ...details,
})
const ALL = [
  recording(1),
  recording(2, { category: 'flare' }),
  recording(3, { category: 'flare', exerciseType: 'quiet-minutes' }),
]
let cookie: string
const list = (query = {}) => invoke(handler, audioApi.list, { cookie, query })
const idsOf = async (query = {}) =>
  (await list(query)).body.recordings.map(({ id }: { id: string }) => Number(id)) as number[]

beforeAll(async () => {
  ;({ cookie } = await newSignedInUser())
  for (const each of ALL)
    await table.send(new PutCommand({ TableName: tableName(), Item: { ...RecordingItem.key(each), ...each } }))
})

describe('the audio library', () => {
  it('[AUDIO-01] lists all recordings in their order, without what only its managers need', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    const { sortOrder: _order, createdAt: _created, updatedAt: _updated, version: _version, ...third } = recording(3)
    expect(body.recordings[0]).toEqual({ ...third, category: 'flare', exerciseType: 'quiet-minutes' })
    expect(await idsOf()).toEqual([3, 2, 1])
  })

  it.each([
    [{ category: 'flare' }, [3, 2]],
    [{ exerciseType: 'paced-breathing' }, [2, 1]],
    [{ category: 'flare', exerciseType: 'paced-breathing' }, [2]],
    [{ category: 'sleep' }, []],
  ])('[AUDIO-01] is filtered by category and exercise type: %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids)
  })

  it.each([{ category: 'heron' }, { exerciseType: 'heron' }, { other: 'flare' }])(
    '[AUDIO-01] refuses an unknown filter: %j',
    async (query) => {
      expect((await list(query)).status).toBe(400)
    },
  )

  it('[AUDIO-01] [SUB-09] is free', () => {
    expect(audioApi.list.premium).toBe(false)
  })

  it('[AUDIO-01] costs one query beside the session', async () => {
    expect(await measureCapacity(() => list())).toMatchObject({ calls: 2 })
  })
})
