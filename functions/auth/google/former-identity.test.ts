import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { signInWithClaims, useFakeGoogle } from '../../../tests/fixtures/google/fake-google.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { useLink } from '../../../tests/fixtures/mail/magic-links.ts'
import { startMail } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { requestEmailChangeToken } from '../../../tests/fixtures/mail/new-email.ts'
import { table } from '../../table/client.ts'
import { handler } from '../handler.ts'

const DAY_MS = 86_400_000
useFakeGoogle()
const mailService = await startMail()

const changeAddress = async (email: string, user: TestUser) => {
  const token = await requestEmailChangeToken(mailService, user, email)
  expect((await useLink(token, user)).body).toEqual({ outcome: 'email-changed' })
}
const INSTANTS = ['emailFirstReplacedAt', 'emailReplacedAt', 'identitiesEndedBefore', 'trustedFrom', 'linkedAt']
/** Makes what was stored about the address and the identities older. The directory and the session keep their clock. */
async function letPass(ms: number, user: TestUser): Promise<void> {
  for (const item of Object.values(await itemsOf(user))) {
    const older = INSTANTS.filter((name) => name in item).map((name) => [name, Number(item[name]) - ms] as const)
    const Item = { ...item, ...Object.fromEntries(older) }
    await table.send(new PutCommand({ TableName: process.env['TABLE_NAME'], Item }))
  }
}
const googleUser = (email: string) => ({ sub: `sub-${email}`, email, hd: 'stillwater.test', name: 'Ada' })
const OUTDATED = { problem: { type: '/problems/sign-in-otherwise' } }

it('[SEC-14] [SEC-13] the owner’s Google identity stays for two weeks after an intruder changed the address, also if the owner had changed it long before', async () => {
  const ada = await newSignedInUser({}, true)
  const own = googleUser(`mine-${ada.email}`)
  await changeAddress(own.email, ada)
  expect((await signInWithClaims(own)).body).toMatchObject({ account: { id: ada.userId } })
  await letPass(15 * DAY_MS, ada)
  const intruder = googleUser(`evil-${ada.email}`)
  await changeAddress(intruder.email, ada)
  expect((await signInWithClaims(intruder)).body).toMatchObject({ account: { id: ada.userId } })
  expect((await signInWithClaims(own)).body).toMatchObject({ account: { id: ada.userId } })
  await changeAddress(own.email, ada)
  expect(await signInWithClaims(intruder)).toMatchObject(OUTDATED)
  expect((await signInWithClaims(own)).body).toMatchObject({ account: { id: ada.userId } })
})

it('[SEC-14] [SEC-13] changes of the address in which none is two weeks after the one before are one series', async () => {
  const ada = await newSignedInUser({}, true)
  const own = googleUser(ada.email)
  await signInWithClaims(own)
  const intruder = googleUser(`evil-${ada.email}`)
  await changeAddress(intruder.email, ada)
  await signInWithClaims(intruder)
  await letPass(13 * DAY_MS, ada)
  await changeAddress(ada.email, ada)
  expect(await signInWithClaims(intruder)).toMatchObject(OUTDATED)
  expect((await signInWithClaims(own)).body).toMatchObject({ account: { id: ada.userId } })
})

it('[SEC-14] [SEC-13] the Google identity of an intruder that has ended stays ended when the owner changes the address later', async () => {
  const ada = await newSignedInUser({}, true)
  const own = googleUser(ada.email)
  await signInWithClaims(own)
  const intruder = googleUser(`evil-${ada.email}`)
  await changeAddress(intruder.email, ada)
  expect((await signInWithClaims(intruder)).body).toMatchObject({ account: { id: ada.userId } })
  await changeAddress(ada.email, ada)
  const password = 'otter lantern chives'
  const changed = await invoke(handler, authApi.changePassword, {
    cookie: ada.cookie,
    body: { currentPassword: ada.password, password },
  })
  expect(changed.status).toBe(200)
  expect(await signInWithClaims(intruder)).toMatchObject(OUTDATED)
  await letPass(30 * DAY_MS, ada)
  expect(await signInWithClaims(intruder)).toMatchObject(OUTDATED)
  await changeAddress(`next-${ada.email}`, { ...ada, password })
  expect(await signInWithClaims(intruder)).toMatchObject(OUTDATED)
})

it('[SEC-14] [SEC-13] the Google identity of a former address that has ended stays ended after the next change', async () => {
  const ada = await newSignedInUser({}, true)
  const employer = googleUser(ada.email)
  await signInWithClaims(employer)
  await changeAddress(`home-${ada.email}`, ada)
  await letPass(300 * DAY_MS, ada)
  expect(await signInWithClaims(employer)).toMatchObject(OUTDATED)
  await changeAddress(`next-${ada.email}`, ada)
  expect(await signInWithClaims(employer)).toMatchObject(OUTDATED)
})
