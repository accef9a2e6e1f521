import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, it } from 'vitest'
import { handler as passkeys } from '../functions/passkeys/handler.ts'
import { handler } from '../functions/people/handler.ts'
import { makeAdmin } from '../infra/operator/make-admin.ts'
import { removePasskeys } from '../infra/operator/remove-passkeys.ts'
import { passkeysApi } from '../shared/passkeys/api.ts'
import { peopleApi } from '../shared/people/api.ts'
import { itemsOf, newSignedInUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'
import { addPasskey, signInByPasskey } from './fixtures/passkeys/passkeys.ts'

const tables = { client: new DynamoDBClient(), main: process.env['TABLE_NAME'] ?? '', erased: '' }

it('[SEC-28] an operator makes a person the first admin, who counts from the next request', async () => {
  const ada = await newSignedInUser({ password: 'still-water-runs' })
  expect((await invoke(handler, peopleApi.staff, ada)).status).toBe(403)
  for (const _ of [1, 2]) expect(await makeAdmin(tables, ` ${ada.email.toUpperCase()}`)).toEqual({ admin: ada.userId })
  const { status, body } = await invoke(handler, peopleApi.staff, ada)
  expect(status).toBe(200)
  expect(body.find(({ id }: { id: string }) => id === ada.userId)).toMatchObject({ roles: ['admin'] })
})

it('[SEC-28] an operator makes no admin without an account, or with an address that is not confirmed', async () => {
  await expect(makeAdmin(tables, 'unknown@heron.test')).rejects.toThrow('No account has the address')
  const ada = await newSignedInUser({ proven: false })
  await expect(makeAdmin(tables, ada.email)).rejects.toThrow('is not confirmed')
  expect((await itemsOf(ada))['ME#PROFILE']?.['roles'] ?? []).toEqual([])
})

it('[SEC-28] an operator removes the passkeys of the last admin, whose password then gives the role again', async () => {
  const adam = await newSignedInUser({ roles: ['admin'] })
  const device = await addPasskey(adam)
  for (const _ of [1, 2]) expect(await removePasskeys(tables, adam.email)).toEqual({ withoutPasskeys: adam.userId })
  expect((await signInByPasskey(device)).status).toBe(401)
  expect((await invoke(passkeys, passkeysApi.list, { cookie: adam.cookie })).body).toEqual({ passkeys: [] })
  expect((await invoke(handler, peopleApi.staff, adam)).status).toBe(200)
  await expect(removePasskeys(tables, 'unknown@heron.test')).rejects.toThrow('No account has the address')
})
