import { expect, it } from 'vitest'
import { START_HERE_TITLES } from '../../shared/articles/sections.ts'
import { edit, newOperation } from '../../tests/fixtures/data/days.ts'
import { exportDiary, importDiary } from '../../tests/fixtures/data/diary-file.ts'
import {
  articleId,
  bookmark,
  newBookmark,
  newProgress,
  readReading,
  readReason,
  saveProgress,
  saveReadingSettings,
} from '../../tests/fixtures/data/reading.ts'
import { newChangeId } from '../../tests/fixtures/data/training.ts'
import { newSignedInUser } from '../../tests/fixtures/data/users.ts'

const [pond, lake] = [articleId(1), articleId(2)]

it('[LEARN-03] [DATA-02] [SEC-25] of one article there is one bookmark, and the latest change of it counts', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 3 })
  expect(await readReading(ada)).toEqual({ bookmarks: [], progress: [] })
  const [early, late] = [newBookmark({ change: newChangeId(-9) }), newBookmark({ isBookmarked: false })]
  const replies = await Promise.all(Array.from({ length: 8 }, () => bookmark(ada, pond, early)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await bookmark(ada, pond, late)).body).toEqual({ bookmark: { article: pond, ...late } })
  expect((await bookmark(ada, pond, early)).body).toEqual({ bookmark: { article: pond, ...late } })
  await bookmark(ada, lake, early)
  const { bookmarks } = await readReading(ada)
  expect(bookmarks).toEqual([
    { article: pond, ...late },
    { article: lake, ...early },
  ])
  expect(await readReading(await newSignedInUser())).toEqual({ bookmarks: [], progress: [] })
})

it('[LEARN-07] [LEARN-06] progress is stored per article, and the service says which ones are Start Here', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 3 })
  const [first, second] = [newProgress({ title: START_HERE_TITLES[1], change: newChangeId(-5) }), newProgress()]
  await saveProgress(ada, lake, second)
  await saveProgress(ada, pond, first)
  await saveReadingSettings(ada, { theme: 'dark', change: newChangeId() })
  expect(await readReading(ada)).toMatchObject({
    progress: [
      { article: lake, ...second, isStartHere: false },
      { article: pond, ...first, isStartHere: true },
    ],
    settings: { theme: 'dark' },
  })
  for (const wrong of [{ percent: 101 }, { percent: -1 }, { percent: 0.5 }, { isStartHere: true }, { title: '' }])
    expect((await saveProgress(ada, pond, newProgress(wrong))).status).toBe(400)
  expect((await saveProgress(ada, 'pond', newProgress())).status).toBe(400)
  expect((await saveProgress(ada, pond, newProgress({ change: newChangeId(9) }))).status).toBe(422)
})

it('[LEARN-07] [DATA-02] [SEC-25] of one article there is one progress, and the latest change of it counts', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 3 })
  const [early, late] = [newProgress({ percent: 80, change: newChangeId(-9) }), newProgress({ percent: 30 })]
  await Promise.all([late, early, late].map((each) => saveProgress(ada, pond, each)))
  await saveProgress(ada, pond, early)
  expect((await readReading(ada)).progress).toEqual([expect.objectContaining({ article: pond, ...late })])
})

it('[LEARN-08] the reason of recommendations comes from the logged days', async () => {
  const ada = await newSignedInUser()
  expect(await readReason(ada)).toEqual({})
  await edit(ada, newOperation({ set: { stressLevel: 8 } }))
  expect(await readReason(ada)).toEqual({ reason: 'stress' })
})

it('[PROF-03] an import takes over what is later than here, and a removed bookmark stays removed', async () => {
  const [ada, noor] = [await newSignedInUser({ createdDaysAgo: 3 }), await newSignedInUser({ createdDaysAgo: 3 })]
  const settings = { textSize: 'large', change: newChangeId(-2) }
  for (const user of [ada, noor]) await bookmark(user, pond, newBookmark({ change: newChangeId(-8) }))
  await bookmark(ada, lake, newBookmark())
  await saveProgress(ada, lake, newProgress({ percent: 70 }))
  await saveReadingSettings(ada, settings)
  await bookmark(noor, pond, newBookmark({ isBookmarked: false }))
  await saveProgress(noor, lake, newProgress({ percent: 10, change: newChangeId(-30) }))
  const diary = await exportDiary(ada)
  const preview = await importDiary(noor, diary, { isPreview: true })
  expect(preview.entries).toMatchObject({
    bookmarks: { added: 1, changed: 0, same: 1 },
    readingProgress: { added: 0, changed: 1, same: 0 },
    readingSettings: { added: 1, changed: 0, same: 0 },
  })
  expect(await importDiary(noor, diary)).toEqual(preview)
  const copy = await readReading(noor)
  expect(copy.bookmarks.map(({ isBookmarked }) => isBookmarked)).toEqual(expect.arrayContaining([true, false]))
  expect(copy).toMatchObject({ progress: [{ percent: 70 }], settings })
})
