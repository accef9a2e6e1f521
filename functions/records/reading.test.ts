import { expect, it } from 'vitest'
import { exportDiary, importDiary } from '../../tests/fixtures/data/diary-file.ts'
import {
  articleId,
  newBookmark,
  newEdit,
  newProgress,
  newSettings,
  readRecords,
  type SentEdit,
  saveRecord,
} from '../../tests/fixtures/data/records.ts'
import { newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'

const MINUTE_MS = 60_000
type Shown = Record<string, { values: Record<string, unknown>; seen: Record<string, string[]>; lost: object[] }>
const read = async (user: TestUser, name: 'bookmarks' | 'readingProgress' | 'readingSettings'): Promise<Shown> =>
  readRecords(user, name)
const ago = (edit: SentEdit, minutes: number): SentEdit => ({ ...edit, editedAt: Date.now() - minutes * MINUTE_MS })

it('[LEARN-03] [DATA-02] [SEC-25] of one article there is one bookmark, and it can be removed and set again', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 3 })
  const first = newBookmark(1)
  const replies = await Promise.all(Array.from({ length: 8 }, () => saveRecord(ada, 'save-bookmarks', first)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  await saveRecord(ada, 'save-bookmarks', newBookmark(2))
  const { seen } = (await read(ada, 'bookmarks'))[articleId(1)] ?? {}
  await saveRecord(ada, 'save-bookmarks', newEdit({ id: articleId(1), removes: true, seen: seen ?? {} }))
  expect(Object.keys(await read(ada, 'bookmarks'))).toEqual([articleId(2)])
  await saveRecord(ada, 'save-bookmarks', newBookmark(1, { title: 'Herons by day' }))
  expect(await read(ada, 'bookmarks')).toMatchObject({
    [articleId(1)]: { values: { title: 'Herons by day' }, lost: [] },
  })
  expect(await read(await newSignedInUser(), 'bookmarks')).toEqual({})
})

it('[LEARN-06] [LEARN-07] [DATA-02] of one article there is one progress, and the latest counts, without a question', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 3 })
  for (const edit of [newProgress(1, { percent: 30 }), ago(newProgress(1, { percent: 80 }), 9)])
    expect((await saveRecord(ada, 'save-readingProgress', edit)).status).toBe(200)
  expect(await read(ada, 'readingProgress')).toMatchObject({ [articleId(1)]: { values: { percent: 30 }, lost: [] } })
  for (const wrong of [{ percent: 101 }, { percent: -1 }, { percent: 0.5 }, { title: '' }, { isStartHere: 'no' }])
    expect((await saveRecord(ada, 'save-readingProgress', newProgress(1, wrong))).status).toBe(400)
  expect((await saveRecord(ada, 'save-readingProgress', { ...newProgress(1), id: 'pond' })).status).toBe(400)
})

it('[LEARN-06] [REC-01] of two devices each choice counts, and of one choice both are kept', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 3 })
  for (const edit of [
    newSettings({ theme: 'dark' }),
    newSettings({ textSize: 'large' }),
    ago(newSettings({ theme: 'light' }), 9),
  ])
    expect((await saveRecord(ada, 'save-readingSettings', edit)).status).toBe(200)
  expect(await read(ada, 'readingSettings')).toMatchObject({
    articles: { values: { theme: 'dark', textSize: 'large' }, lost: [{ field: 'theme', value: 'light' }] },
  })
  expect(
    (await saveRecord(ada, 'save-readingSettings', { ...newSettings({ theme: 'dark' }), id: 'books' })).status,
  ).toBe(400)
})

it('[PROF-03] an import takes over what is later than here', async () => {
  const [ada, noor] = [await newSignedInUser({ createdDaysAgo: 3 }), await newSignedInUser({ createdDaysAgo: 3 })]
  const bookmark = newBookmark(1)
  for (const user of [ada, noor]) await saveRecord(user, 'save-bookmarks', bookmark)
  await saveRecord(ada, 'save-bookmarks', newBookmark(2))
  await saveRecord(noor, 'save-readingProgress', ago(newProgress(2, { percent: 10 }), 30))
  await saveRecord(ada, 'save-readingProgress', newProgress(2, { percent: 70 }))
  await saveRecord(ada, 'save-readingSettings', newSettings({ textSize: 'large' }))
  const diary = await exportDiary(ada)
  const preview = await importDiary(noor, diary, { isPreview: true })
  expect(preview.entries).toMatchObject({
    bookmarks: { added: 1, changed: 0, same: 1 },
    readingProgress: { added: 0, changed: 1, same: 0 },
    readingSettings: { added: 1, changed: 0, same: 0 },
  })
  expect(await importDiary(noor, diary)).toEqual(preview)
  for (const name of ['bookmarks', 'readingProgress', 'readingSettings'] as const) {
    const valuesOf = (records: Shown) => Object.entries(records).map(([id, { values }]) => [id, values])
    expect(valuesOf(await read(noor, name))).toEqual(valuesOf(await read(ada, name)))
  }
})
