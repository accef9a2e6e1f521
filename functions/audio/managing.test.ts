import { beforeEach, describe, expect, it } from 'vitest'
import { audioApi } from '../../shared/audio/api.ts'
import { MAX_RECORDINGS, type ManagedRecording } from '../../shared/audio/schema.ts'
import { useOwnTable } from '../../tests/fixtures/setup/own-table.ts'

await useOwnTable()
const { newSignedInUser } = await import('../../tests/fixtures/data/users.ts')
const { addRecording, addUploadedFile, newRecording, recordingIds } = await import(
  '../../tests/fixtures/data/recordings.ts'
)
const { invoke } = await import('../../tests/fixtures/invoke.ts')
const { handler } = await import('./handler.ts')

const admin = await newSignedInUser({ roles: ['admin'] })
const listener = await newSignedInUser()

const create = (body: object) => invoke(handler, audioApi.create, { cookie: admin.cookie, body })
const edit = ({ id, version }: ManagedRecording, changes: object) =>
  invoke(handler, audioApi.edit, { cookie: admin.cookie, params: { id }, body: { basedOn: version, ...changes } })
const remove = ({ id }: ManagedRecording) => invoke(handler, audioApi.remove, { cookie: admin.cookie, params: { id } })
const order = (ids: string[]) => invoke(handler, audioApi.order, { cookie: admin.cookie, body: { ids } })
const heard = async (): Promise<string[]> =>
  (await invoke(handler, audioApi.list, { cookie: listener.cookie })).body.recordings.map(
    ({ id }: { id: string }) => id,
  )
const managed = async (): Promise<ManagedRecording[]> =>
  (await invoke(handler, audioApi.manage, { cookie: admin.cookie })).body.recordings

beforeEach(async () => {
  for (const each of await managed()) await remove(each)
})

describe('an admin', () => {
  it('[ADM-06] adds a recording at the end, with the length and size of its file', async () => {
    const first = await addRecording({ sortOrder: 70 })
    const body = await newRecording(admin, { title: ' Quiet pond ' })
    const { status, body: added } = await create(body)
    expect(status).toBe(200)
    expect(added).toMatchObject({ id: body.attempt, title: 'Quiet pond', seconds: 61.5, bytes: 300_000, cues: [] })
    expect(added.file).toMatch(/^\/media\/audio\/recording-/)
    expect(await heard()).toEqual([first.id, added.id])
    // The reply was lost.
    expect((await create(body)).body).toEqual(added)
    expect(await heard()).toEqual([first.id, added.id])
  })

  it('[ADM-06] adds a recording once per idempotency key, and the key cannot be used for other content', async () => {
    const body = await newRecording(admin)
    const replies = await Promise.all([create(body), create(body)])
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    const added = (await create(body)).body
    for (const change of [{ title: 'Deep pond' }, { phase: 'end' }, { upload: await addUploadedFile(admin) }]) {
      const { status, problem } = await create({ ...body, ...change })
      expect([status, problem.type]).toEqual([409, expect.stringContaining('recording-changed')])
      expect(problem.errors).toEqual([{ pointer: '/body/attempt', detail: 'taken' }])
    }
    expect(await managed()).toEqual([added])
  })

  it.each([
    ['was refused', async () => addUploadedFile(admin, { state: 'refused', reason: 'not-mp3' })],
    ['is still being checked', async () => addUploadedFile(admin, { state: 'waiting' })],
    ['is an image', async () => addUploadedFile(admin, { address: '/media/images/x.jpg' })],
    ['is that of someone else', async () => addUploadedFile(await newSignedInUser({ roles: ['admin'] }))],
    ['does not exist', async () => 'f'.repeat(32)],
  ])('[ADM-06] cannot add or change a recording whose file %s', async (_, upload) => {
    const id = await upload()
    const refused = await create({ ...(await newRecording(admin)), upload: id })
    expect([refused.status, refused.problem.type]).toEqual([409, expect.stringContaining('recording-file-missing')])
    expect(await heard()).toEqual([])
    const recording = await addRecording()
    expect((await edit(recording, { upload: id })).status).toBe(409)
    expect(await managed()).toEqual([recording])
  })

  it('[ADM-06] changes what is given and nothing else', async () => {
    const recording = await addRecording()
    const { body } = await edit(recording, { title: 'Quiet pond', phase: 'end' })
    expect(body).toEqual({
      ...recording,
      title: 'Quiet pond',
      phase: 'end',
      version: 2,
      updatedAt: expect.any(Number),
    })
    expect(await managed()).toEqual([body])
    // The reply was lost.
    expect((await edit(recording, { title: 'Quiet pond', phase: 'end' })).body).toEqual(body)
  })

  it('[ADM-06] replaces a file, and its sentences go with it', async () => {
    const recording = await addRecording()
    const { body } = await edit(recording, { upload: await addUploadedFile(admin) })
    expect(body).toMatchObject({ seconds: 61.5, cues: [], title: recording.title })
    expect(body.file).not.toBe(recording.file)
  })

  it('[ADM-06] hides a recording from listeners, and shows it again', async () => {
    const recording = await addRecording()
    const hidden = (await edit(recording, { hidden: true })).body
    expect([await heard(), await managed()]).toEqual([[], [hidden]])
    await edit(hidden, { hidden: false })
    expect(await heard()).toEqual([recording.id])
  })

  it('[ADM-06] does not overwrite what another admin has changed', async () => {
    const recording = await addRecording()
    const other = (await edit(recording, { title: 'Deep pond' })).body
    const { status, problem } = await edit(recording, { title: 'Quiet pond' })
    expect([status, problem.type]).toEqual([409, expect.stringContaining('recording-changed')])
    expect(await managed()).toEqual([other])
  })

  it('[ADM-06] deletes a recording, also twice, and cannot change it then', async () => {
    const recording = await addRecording()
    expect((await remove(recording)).status).toBe(200)
    expect((await remove(recording)).status).toBe(200)
    expect((await edit(recording, { title: 'Quiet pond' })).status).toBe(404)
    expect(await managed()).toEqual([])
  })

  it('[ADM-06] orders the library', async () => {
    const [one, two, three] = [await addRecording(), await addRecording(), await addRecording({ hidden: true })]
    const ids = [three.id, one.id, two.id]
    expect((await order(ids)).status).toBe(200)
    expect(await recordingIds()).toEqual(ids)
    expect(await heard()).toEqual([one.id, two.id])
    // What else it has stays.
    expect((await managed())[0]).toEqual({ ...three, sortOrder: 10 })
  })

  it.each([
    ['one was added', (ids: string[]) => ids.slice(0, 2), [1, 0, 2]],
    ['one was deleted', (ids: string[]) => [...ids, 'f'.repeat(32)], [2, 1, 0]],
    ['one is named twice', (ids: string[]) => [...ids, ids[2] ?? ''], [2, 1, 0]],
  ])('[ADM-06] orders a library that has changed: %s', async (_, change, expected) => {
    for (const sortOrder of [1, 2, 3]) await addRecording({ sortOrder })
    const ids = await recordingIds()
    expect((await order(change(ids).toReversed())).status).toBe(200)
    expect(await recordingIds()).toEqual(expected.map((index) => ids[index]))
  })

  it('[ADM-06] [SEC-06] adds no more than fit', async () => {
    await Promise.all(Array.from({ length: MAX_RECORDINGS - 1 }, (_, sortOrder) => addRecording({ sortOrder })))
    const last = await newRecording(admin)
    const added = (await create(last)).body
    const { status, problem } = await create(await newRecording(admin))
    expect([status, problem.type]).toEqual([409, expect.stringContaining('recording-limit-reached')])
    // A retry of the last one is no further one.
    expect((await create(last)).body).toEqual(added)
    // A transaction orders as many.
    const ids = (await recordingIds()).toReversed()
    expect((await order(ids)).status).toBe(200)
    expect(await recordingIds()).toEqual(ids)
  })
})
