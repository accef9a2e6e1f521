import type { QueryClient } from '@tanstack/react-query'
import { articleQuery, listQuery } from '../../../../../shared/articles/queries.ts'
import { findByTitle } from '../../../../../shared/articles/rules.ts'
import { START_HERE_TITLES } from '../../../../../shared/articles/sections.ts'
import { call } from '../../first/api/call.ts'

/** Reads the list of articles and those of Start Here, one after the other, unless they are cached. */
export async function readStartHere(client: QueryClient): Promise<void> {
  const articles = await client.ensureQueryData(listQuery({ call }))
  for (const title of START_HERE_TITLES) {
    const id = findByTitle(articles, title)?.id
    if (id) await client.ensureQueryData(articleQuery({ call }, id))
  }
}
