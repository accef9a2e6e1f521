import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { billingApi } from '../../../../shared/billing/api.ts'
import type { Plan } from '../../../../shared/billing/plans.ts'
import { call } from '../../shell/first/api/call.ts'
import { HOME_KEY } from '../../shell/first/data/home-query.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { text } from './text.ts'

const MINUTE_MS = 60_000
/** A state older than this is read again in the background. */
const STALE_AFTER_MS = 2 * MINUTE_MS
/** A state older than this is not shown. */
const KEPT_MS = 5 * MINUTE_MS
/** How often the state is read while a payment is expected. */
const WAITING_MS = 4_000

const SUBSCRIPTION_KEY = ['subscription'] as const

/**
 * The state of the user's subscription. While a payment is expected (`isWaiting`), it is read again every few seconds.
 * Source: requirement SUB-08.
 */
export function useSubscription(isWaiting: boolean) {
  const client = useQueryClient()
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: async () => {
      const before = client.getQueryData<{ tier: string }>(SUBSCRIPTION_KEY)
      const state = await call(billingApi.check)
      // Home has the entitlement, too.
      if (before && before.tier !== state.tier) void client.invalidateQueries({ queryKey: HOME_KEY })
      return state
    },
    staleTime: STALE_AFTER_MS,
    gcTime: KEPT_MS,
    refetchOnMount: true,
    refetchInterval: ({ state }) => (isWaiting && !state.data?.subscribed ? WAITING_MS : false),
  })
}

export function usePlans(isShown: boolean) {
  return useQuery({
    queryKey: ['plans'],
    enabled: isShown,
    queryFn: () => call(billingApi.plans),
    staleTime: 60 * MINUTE_MS,
  })
}

/** Opens a checkout and leaves for Stripe's page. The key makes a repeated request open the same one. */
export function useCheckout() {
  return useMutation({
    mutationFn: (body: { planId: Plan; key: string }) => call(billingApi.openCheckout, { body }),
    onSuccess: ({ url }) => location.assign(url),
  })
}

/**
 * Opens Stripe's portal in a new tab, which a browser allows only during the press. The state is read again after a
 * second, and when the user returns. Source: requirement SUB-05.
 */
export function usePortal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (tab: Window | null) => {
      const { url } = await call(billingApi.openPortal).catch((error: unknown) => {
        tab?.close()
        throw error
      })
      if (tab) tab.location.href = url
      else location.assign(url)
    },
    onSuccess: () => void setTimeout(() => void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY }), 1_000),
    onError: () => notify({ title: text.portalFailed }),
  })
}
