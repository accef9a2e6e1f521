import { expect, it } from 'vitest'
import { readingApi } from '../../shared/reading/api.ts'
import { edit, newOperation } from '../../tests/fixtures/data/days.ts'
import { newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const readReason = async ({ cookie }: TestUser) => (await invoke(handler, readingApi.reason, { cookie })).body

it('[LEARN-08] the reason of recommendations comes from the logged days', async () => {
  const ada = await newSignedInUser()
  expect(await readReason(ada)).toEqual({})
  await edit(ada, newOperation({ set: { stressLevel: 8 } }))
  expect(await readReason(ada)).toEqual({ reason: 'stress' })
})
