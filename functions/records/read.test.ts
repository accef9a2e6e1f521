import { expect, it } from 'vitest'
import { newBookmark, newExercise, newSettings, readKinds, saveRecord } from '../../tests/fixtures/data/records.ts'
import { newSignedInUser } from '../../tests/fixtures/data/users.ts'

it('[PERF-01] one call reads the records of the kinds that it names, each once', async () => {
  const ada = await newSignedInUser()
  const [bookmark, settings] = [newBookmark(1), newSettings({ theme: 'dark' })]
  await saveRecord(ada, 'save-bookmarks', bookmark)
  await saveRecord(ada, 'save-readingSettings', settings)
  await saveRecord(ada, 'save-exercises', newExercise())
  expect((await readKinds(ada, 'readingSettings,bookmarks,questions,bookmarks')).body).toEqual({
    kinds: {
      readingSettings: { [settings.id]: expect.objectContaining({ values: settings.set }) },
      bookmarks: { [bookmark.id]: expect.objectContaining({ values: bookmark.set }) },
      questions: {},
    },
  })
})

it.each(['', ',', 'swims', 'bookmarks,swims', 'bookmarks,', 'constructor', 'bookmarks,'.repeat(50) + 'bookmarks'])(
  '[SEC-03] a call that names kinds as "%s" is refused',
  async (kinds) => {
    const { status, problem } = await readKinds(await newSignedInUser(), kinds)
    expect(status).toBe(400)
    expect(problem.errors?.map(({ pointer }) => pointer)).toContain('/query/kinds')
  },
)
