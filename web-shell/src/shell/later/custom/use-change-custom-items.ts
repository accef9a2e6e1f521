import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customApi } from '../../../../../shared/custom/api.ts'
import type { ActiveCustomItems, CustomKind } from '../../../../../shared/custom/rules.ts'
import { isVisible } from '../../../../../shared/http/visible.ts'
import type { Words } from '../../early/feature.ts'
import { ApiProblem } from '../../first/api/api-problem.ts'
import { call } from '../../first/api/call.ts'
import { wordsFor } from '../../first/api/problem-text.ts'
import { HOME_KEY, updateCachedHomes } from '../../first/data/home-query.ts'
import { waitUntilCachePersisted } from '../offline/persisted-cache.ts'
import { text } from './text.ts'

/** A change of a user's custom items. `place` counts from 0. */
export type CustomItemChange =
  | { what: 'add'; kind: CustomKind; name: string; attempt: string }
  | { what: 'change'; kind: CustomKind; id: string; name?: string; place?: number }
  | { what: 'remove'; kind: CustomKind; id: string }

class NameRequiredError extends Error {}

function send(change: CustomItemChange): Promise<ActiveCustomItems> {
  const { what, kind } = change
  if (what !== 'remove' && change.name !== undefined && !isVisible(change.name)) throw new NameRequiredError()
  if (what === 'add')
    return call(customApi.add, { params: { kind }, body: { name: change.name, attempt: change.attempt } })
  const params = { kind, id: change.id }
  if (what === 'remove') return call(customApi.remove, { params })
  const { name, place } = change
  return call(customApi.change, {
    params,
    body: { ...(name !== undefined && { name }), ...(place !== undefined && { place }) },
  })
}

/** Returns the text for a failed change. */
export function failureWords(error: Error, { what, kind }: CustomItemChange): Words {
  if (error instanceof NameRequiredError) return text.nameless
  const isFull = error instanceof ApiProblem && error.code === 'custom-limit-reached'
  return { title: text.failed[what], text: isFull ? text.kinds[kind].limit : wordsFor(error).text }
}

/** Changes the user's custom items. After the reply every screen shows the new list. */
export function useChangeCustomItems() {
  const client = useQueryClient()
  return useMutation({
    // Changes are sent one after the other, so that the last reply is the newest.
    scope: { id: 'custom' },
    mutationFn: async (change: CustomItemChange) => send(change),
    onSuccess: async (custom) => {
      // A read that started before the change must not undo it.
      await client.cancelQueries({ queryKey: HOME_KEY })
      updateCachedHomes(client, (home) => ({ ...home, custom }))
      // If this user's cache is persisted, success is reported only after it is stored.
      await waitUntilCachePersisted()
    },
    // A refused change may mean that the list was changed on another device or tab: it is read again.
    onError: (error) => void (error instanceof ApiProblem && client.invalidateQueries({ queryKey: HOME_KEY })),
  })
}
