import { randomBytes } from 'node:crypto'
import { beginImage } from '../../tests/fixtures/data/uploads.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { UploadItem } from '../table/items/upload.ts'
import type { feature } from './feature.ts'

const newImage = () => ({ attempt: randomBytes(16).toString('hex'), type: 'image/png', bytes: 1_000 })

export const fixture = {
  endpoints: {
    createImage: { caller: 'editor', example: () => ({ body: newImage() }), whileFailing: { table: 'refuses' } },
    createRecording: {
      caller: 'admin',
      example: () => ({ body: { ...newImage(), type: 'audio/mpeg' } }),
      whileFailing: { table: 'refuses' },
    },
    read: {
      caller: 'editor',
      example: async (user) => ({ params: { id: (await beginImage(user)).id } }),
      whileFailing: { table: 'refuses' },
    },
  },
  keys: { UploadItem: [UploadItem.key({ user: EXAMPLE_USER_ID, id: '0f' }), EXAMPLE_USER_PK, 'UPLOAD#0f'] },
  typicalEvent:
    ({ callAsAdmin }) =>
    () =>
      callAsAdmin('POST', 'manage/images', newImage()),
} satisfies FixtureOf<typeof feature>
