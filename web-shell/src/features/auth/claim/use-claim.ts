import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { authApi } from '../../../../../shared/auth/api.ts'
import type { AccountName, ClaimDecision, ClaimView } from '../../../../../shared/auth/schema.ts'
import { requestErasure } from '../../../shell/early/stored-data-marks.ts'
import { ApiProblem, isClaimPending } from '../../../shell/first/api/api-problem.ts'
import { call } from '../../../shell/first/api/call.ts'
import { clearDrafts } from '../../../shell/first/data/drafts.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify, notifyError } from '../../../shell/first/messages/toast.tsx'
import { recordSession, sessionQuery, useAccount } from '../../../shell/first/session/session.ts'
import { signOut } from '../../../shell/later/session/sign-out.ts'
import { text } from './text.ts'

/** What the owner does next. Its words may be another person's, so they leave the cache together with the screen. */
const claimQuery = queryOptions<ClaimView>({
  queryKey: ['claim'],
  queryFn: async ({ client }) => {
    const view = await call(authApi.showClaim)
    // The claim was completed elsewhere: the account in the session is outdated.
    if (view.step === 'none') await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
    return view
  },
  gcTime: 0,
  staleTime: 0,
})

export function useClaim() {
  return useQuery(claimQuery)
}

/** Returns a handler of refusals: if the step is not what this screen shows, the claim is read again. */
function useHandleRefusal() {
  const client = useQueryClient()
  return async (error: Error) => {
    if (!isClaimPending(error) && !(error instanceof ApiProblem && error.code === 'claim-decided')) return
    notifyError(error)
    await client.invalidateQueries(claimQuery)
    focusHeading()
  }
}

export function useDecideClaim() {
  const client = useQueryClient()
  const account = useAccount()
  const handleRefusal = useHandleRefusal()
  return useMutation({
    mutationFn: (decision: ClaimDecision['decision']) => call(authApi.decideClaim, { body: { decision } }),
    onSuccess: async (view, decision) => {
      if (decision === 'remove' && account) {
        // What this device stores of the account goes, too: the app erases it when it starts.
        requestErasure(account.id)
        clearDrafts()
        location.reload()
        return new Promise<void>(() => undefined)
      }
      client.setQueryData(claimQuery.queryKey, view)
      return focusHeading()
    },
    onError: handleRefusal,
  })
}

export function useCompleteClaim() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const handleRefusal = useHandleRefusal()
  return useMutation({
    mutationFn: (body: AccountName) => call(authApi.completeClaim, { body }),
    onSuccess: async ({ account }) => {
      recordSession(client, account)
      notify(text.welcome)
      await navigate('/home', { replace: true })
    },
    onError: handleRefusal,
  })
}

export function useSignOut() {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => signOut(client, () => notify(text.signedOutOffline)) })
}
