import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { uploadsApi } from '../../shared/uploads/api.ts'
import { beginImage, outcomeOf } from '../../tests/fixtures/data/uploads.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const attempt = () => randomBytes(16).toString('hex')
let editor: TestUser
beforeAll(async () => {
  editor = await newSignedInUser({ roles: ['editor'] })
})

const create = (body: object, { cookie } = editor) => invoke(handler, uploadsApi.createImage, { cookie, body })
const uploadsOf = async (user: TestUser) =>
  Object.entries(await itemsOf(user)).flatMap(([key, item]) => (key.startsWith('UPLOAD#') ? [item] : []))

describe('the upload of an image', () => {
  it('[SEC-24] is allowed for one key, one type, 1 byte to 5 MB, and five minutes', async () => {
    const id = attempt()
    const before = Date.now()
    const { status, body } = await create({ attempt: id, type: 'image/webp', bytes: 5 * 1024 * 1024 })
    expect([status, body.id]).toEqual([200, id])
    const { fields } = body as { fields: Record<string, string> }
    expect(fields['key']).toMatch(new RegExp(`^images/${editor.userId}/\\d{13}-${id}\\.webp$`))
    const { expiration, conditions } = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString())
    expect(Date.parse(expiration) - before).toBeLessThanOrEqual(5 * 60_000 + (Date.now() - before))
    expect(conditions).toContainEqual(['content-length-range', 1, 5_242_880])
    for (const exact of [
      { key: fields['key'] },
      { 'Content-Type': 'image/webp' },
      { bucket: process.env['INBOX_BUCKET'] },
    ])
      expect(conditions).toContainEqual(exact)
    expect(conditions.filter(Array.isArray)).toHaveLength(1)
  })

  it('[ADM-04] that is begun again goes on with the same key', async () => {
    const own = await newSignedInUser({ roles: ['editor'] })
    const first = await beginImage(own)
    const again = await beginImage(own, { attempt: first.id })
    expect(again.fields['key']).toBe(first.fields['key'])
    const other = await create({ attempt: first.id, type: 'image/jpeg', bytes: 1 }, own)
    expect([other.status, other.problem.type]).toEqual([409, expect.stringContaining('key-used')])
    expect(await uploadsOf(own)).toMatchObject([{ contentType: 'image/png', outcome: { state: 'waiting' } }])
  })

  it('[SEC-24] waits until it was checked, and is seen by its owner alone', async () => {
    const { id } = await beginImage(editor)
    expect(await outcomeOf(editor, id)).toEqual({ state: 'waiting' })
    const other = await newSignedInUser({ roles: ['editor'] })
    const { status } = await invoke(handler, uploadsApi.read, { cookie: other.cookie, params: { id } })
    expect(status).toBe(404)
  })

  it.each([
    [{ type: 'image/svg+xml' }],
    [{ type: 'image/gif' }],
    [{ type: 'text/html' }],
    [{ bytes: 0 }],
    [{ bytes: 5 * 1024 * 1024 + 1 }],
    [{ attempt: '../../heron' }],
  ])('[SEC-24] is refused with %j', async (wrong) => {
    const own = await newSignedInUser({ roles: ['editor'] })
    const { status } = await create({ attempt: attempt(), type: 'image/png', bytes: 9, ...wrong }, own)
    expect(status).toBe(400)
    expect(await uploadsOf(own)).toEqual([])
  })
})

describe('the upload of a recording', () => {
  it('[ADM-06] [ADM-09] is for admins, up to 30 MB of MP3', async () => {
    const body = { attempt: attempt(), type: 'audio/mpeg', bytes: 30 * 1024 * 1024 }
    const send = ({ cookie }: TestUser, details = {}) =>
      invoke(handler, uploadsApi.createRecording, { cookie, body: { ...body, ...details } })
    const admin = await newSignedInUser({ roles: ['admin'] })
    const { fields } = (await send(admin)).body as { fields: Record<string, string> }
    expect(fields['key']).toMatch(new RegExp(`^audio/${admin.userId}/\\d{13}-${body.attempt}\\.mp3$`))
    const { conditions } = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString())
    expect(conditions).toContainEqual(['content-length-range', 1, 31_457_280])
    expect((await send(editor)).status).toBe(403)
    for (const wrong of [{ bytes: body.bytes + 1 }, { type: 'image/png' }, { type: 'audio/wav' }])
      expect((await send(admin, wrong)).status).toBe(400)
  })
})
