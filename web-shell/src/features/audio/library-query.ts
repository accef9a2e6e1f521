import { queryOptions } from '@tanstack/react-query'
import { audioApi } from '../../../../shared/audio/api.ts'
import { call } from '../../shell/first/api/call.ts'

/** The whole library. It is small: the screen chooses from it without another request, also without a network. */
export const libraryQuery = queryOptions({
  queryKey: ['audio'],
  queryFn: () => call(audioApi.list, { query: {} }),
  // An open library hears of changes within a minute. In the background it asks nothing.
  refetchInterval: 50_000,
  // The section says when it was last read.
  meta: { failsSilently: true },
})
