import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { RECIPES } from '../functions/content/audio/recordings.ts'
import { fileName, recipeSeconds } from '../functions/content/audio/sound-file.ts'
import { readMp3 } from '../functions/inbox/mp3.ts'
import { MEDIA_FOLDER } from '../infra/build/audio/media-folder.ts'
import { audioApi } from '../shared/audio/api.ts'
import type { ManagedRecording } from '../shared/audio/schema.ts'
import type { Endpoint } from '../shared/http/endpoint.ts'
import type { TestRequest } from './fixtures/invoke.ts'
import { useOwnTable } from './fixtures/setup/own-table.ts'

await useOwnTable()
const { newSignedInUser } = await import('./fixtures/data/users.ts')
const { invoke } = await import('./fixtures/invoke.ts')
const { handler } = await import('../functions/audio/handler.ts')
const { deliverRecordings } = await import('../functions/content/audio/deliver.ts')

const { cookie } = await newSignedInUser({ roles: ['admin'] })
const call = (endpoint: Endpoint, sent: TestRequest = {}) => invoke(handler, endpoint, { cookie, ...sent })
const recordings = async () => (await call(audioApi.manage)).body.recordings as ManagedRecording[]

it('[ADM-06] a recording of the product that was deleted or changed is not delivered again', async () => {
  await deliverRecordings()
  const [first, second] = await recordings()
  if (!first || !second) throw new Error('Nothing was delivered')
  await call(audioApi.remove, { params: { id: first.id } })
  const changed = (await call(audioApi.edit, { params: { id: second.id }, body: { basedOn: 1, title: 'Quiet pond' } }))
    .body
  await deliverRecordings()
  const now = await recordings()
  expect(now.find(({ id }) => id === first.id)).toBeUndefined()
  expect(now.find(({ id }) => id === second.id)).toEqual(changed)
})

it.each(RECIPES.map((recipe) => [recipe.name, recipe] as const))('[ADM-06] of the product is read: %s', (_, recipe) => {
  const file = readFileSync(join(MEDIA_FOLDER, 'audio', fileName(recipe)))
  const { seconds = 0, sound } = readMp3(file) ?? {}
  expect(Math.abs(seconds - recipeSeconds(recipe))).toBeLessThan(0.2)
  expect(sound?.length).toBe(file.length)
})
