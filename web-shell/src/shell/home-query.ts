import { queryOptions } from '@tanstack/react-query'
import { homeApi } from '../../../shared/home/api.ts'
import type { Reply } from '../../../shared/http/endpoint.ts'
import type { LocalDate } from '../../../shared/time/local-date.ts'
import { call } from './call.ts'
import { knowSession } from './session.ts'

export type Home = Reply<typeof homeApi.open>

/** Every home that is known, whatever its day. */
export const HOME_KEY = ['home'] as const

/** All that home shows. Its reply says who is signed in too, so that a cold start takes this one call. */
export function homeQuery(today: LocalDate) {
  return queryOptions<Home>({
    queryKey: [...HOME_KEY, today],
    queryFn: async ({ client, signal }) => {
      const home = await call(homeApi.open, { query: { today } })
      if (!signal.aborted) knowSession(client, home.account)
      return home
    },
  })
}
