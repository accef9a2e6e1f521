import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { handler as auth } from '../functions/auth/handler.ts'
import { handler } from '../functions/passkeys/handler.ts'
import { table, tableName } from '../functions/table/client.ts'
import { authApi } from '../shared/auth/api.ts'
import { passkeysApi } from '../shared/passkeys/api.ts'
import { itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'
import { startMail } from './fixtures/mail/mail-stand-ins.ts'
import { addPasskey, signInByPasskey } from './fixtures/passkeys/passkeys.ts'

const mail = await startMail()
const REFUSED = { status: 401, problem: { type: '/problems/passkey-refused' } }

const passkeysOf = async ({ cookie }: Pick<TestUser, 'cookie'>) =>
  (await invoke(handler, passkeysApi.list, { cookie })).body.passkeys as { id: string }[]
const accountOf = async (cookie: string) => (await invoke(auth, authApi.session, { cookie })).body.account
const noticesOf = (user: TestUser) =>
  mail.jobs().filter(({ kind, userId }) => kind === 'passkey-removed' && userId === user.userId)

describe('a passkey', () => {
  it('[SEC-08] that was removed signs nobody in any more, and others do', async () => {
    const ada = await newSignedInUser()
    const [gone, kept] = [await addPasskey(ada), await addPasskey(ada)]
    const [first] = await passkeysOf(ada)
    const remove = { cookie: ada.cookie, params: { id: first?.id ?? '' } }
    expect((await invoke(handler, passkeysApi.remove, remove)).body.passkeys).toHaveLength(1)
    expect((await invoke(handler, passkeysApi.remove, remove)).status).toBe(404)
    expect(await signInByPasskey(gone)).toMatchObject(REFUSED)
    expect((await signInByPasskey(kept)).status).toBe(200)
    const [last] = await passkeysOf(ada)
    await invoke(handler, passkeysApi.remove, { ...remove, params: { id: last?.id ?? '' } })
    expect(Object.keys(await itemsOf(ada))).not.toContain('PASSKEYS')
    expect(await accountOf(ada.cookie)).not.toHaveProperty('hasPasskey')
  })

  it('[SEC-14] that was removed is told to the owner by mail, and one that does not exist is not', async () => {
    const ada = await newSignedInUser()
    await addPasskey(ada)
    const [passkey] = await passkeysOf(ada)
    await mail.sendQueuedMails()
    const remove = (id = '') => invoke(handler, passkeysApi.remove, { cookie: ada.cookie, params: { id } })
    expect((await remove('x'.repeat(22))).status).toBe(404)
    expect((await remove(passkey?.id)).status).toBe(200)
    expect((await remove(passkey?.id)).status).toBe(404)
    expect(noticesOf(ada)).toHaveLength(1)
    const sent = await mail.sendQueuedMails()
    expect(sent).toMatchObject({ to: ada.email, subject: 'A passkey of your Stillwater account was removed' })
    expect(sent.text).toContain('https://stillwater.test/settings?room=passkeys')
  })

  it('[SEC-26] can be removed 30 times a day, and so sends its owner no more mails', async () => {
    const ada = await newSignedInUser()
    await addPasskey(ada)
    await addPasskey(ada)
    const [passkey] = await passkeysOf(ada)
    const Item = (await itemsOf(ada))['PASSKEYS']
    const remove = { cookie: ada.cookie, params: { id: passkey?.id ?? '' } }
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) {
      statuses.push((await invoke(handler, passkeysApi.remove, remove)).status)
      if (n < 30) await table.send(new PutCommand({ TableName: tableName(), Item }))
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    expect(await passkeysOf(ada)).toHaveLength(2)
    expect(noticesOf(ada)).toHaveLength(30)
  })
})
