import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { unsentKey, useAccount } from '../../shell/session.ts'
import { type Draft, NO_DRAFT } from './draft.ts'

/**
 * The person's draft of a day. It lives in memory beside the cache, so that neither another screen nor a new sign-in
 * loses it, and signing out takes it along.
 */
export function useDraft(date: LocalDate) {
  const client = useQueryClient()
  const account = useAccount()
  const key = account ? unsentKey(account, 'day', date) : ['unsent']
  const { data: draft = NO_DRAFT } = useQuery<Draft>({
    queryKey: key,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  return {
    draft,
    /** The draft at this very moment, for what runs between two renderings. */
    read: () => client.getQueryData<Draft>(key) ?? NO_DRAFT,
    write: (draft: Draft) => client.setQueryData<Draft>(key, draft),
  }
}
