// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { BOOKMARKS, READING_SETTINGS } from '../../../../../shared/reading/kind.ts'
import { fakeService, problem, reply } from '../../../testing/fake-service.ts'
import { createQueryClient } from '../../first/data/query-client.ts'
import { recordsQuery } from './records-query.ts'

const record = (values: object) => ({ values, seen: {}, lost: [] })

/** Reads both kinds at the same time. */
async function readBoth() {
  const client = createQueryClient()
  return Promise.allSettled([
    client.fetchQuery(recordsQuery(BOOKMARKS)),
    client.fetchQuery(recordsQuery(READING_SETTINGS)),
  ])
}

test('[PERF-01] reads at the same time are one call, and later ones another', async () => {
  const kinds = { bookmarks: {}, readingSettings: { articles: record({ theme: 'dark' }) } }
  const sent = fakeService({ 'GET /api/records': () => reply({ kinds }) })
  expect((await readBoth()).map((each) => each.status === 'fulfilled' && each.value)).toEqual(Object.values(kinds))
  await readBoth()
  const line = 'GET /api/records?kinds=bookmarks%2CreadingSettings'
  expect(sent.map((each) => each.line)).toEqual([line, line])
})

test('[REC-01] when a call fails, each of its reads fails, and the next ones call again', async () => {
  const sent = fakeService({ 'GET /api/records': () => problem('not-allowed') })
  for (const calls of [1, 2]) {
    expect((await readBoth()).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(sent).toHaveLength(calls)
  }
})
