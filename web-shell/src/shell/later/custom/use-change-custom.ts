import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customApi } from '../../../../../shared/custom/api.ts'
import type { ActiveCustom, Kind } from '../../../../../shared/custom/rules.ts'
import type { Words } from '../../early/feature.ts'
import { ApiProblem } from '../../first/api/api-problem.ts'
import { call } from '../../first/api/call.ts'
import { wordsFor } from '../../first/api/problem-text.ts'
import { changeHomes, HOME_KEY } from '../../first/data/home-query.ts'
import { readsKept } from '../offline/kept-reads.ts'
import { text } from './text.ts'

/** What happens to a person's own symptoms or triggers. `place` counts from 0. */
export type Change =
  | { what: 'add'; kind: Kind; name: string; attempt: string }
  | { what: 'change'; kind: Kind; id: string; name?: string; place?: number }
  | { what: 'remove'; kind: Kind; id: string }

class NameRequired extends Error {}

function send(change: Change): Promise<ActiveCustom> {
  const { what, kind } = change
  if (what !== 'remove' && change.name === '') throw new NameRequired()
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

/** Words for a change that did not come about. */
export function failureOf(error: Error, { what, kind }: Change): Words {
  if (error instanceof NameRequired) return text.nameless
  const isFull = error instanceof ApiProblem && error.code === 'custom-limit-reached'
  return { title: text.failed[what], text: isFull ? text.kinds[kind].limit : wordsFor(error).text }
}

/** Changes a person's own symptoms and triggers; every screen shows what the service answered. */
export function useChangeCustom() {
  const client = useQueryClient()
  return useMutation({
    // One after the other, so that the answer that counts is the last one.
    scope: { id: 'custom' },
    mutationFn: async (change: Change) => send(change),
    onSuccess: async (custom) => {
      // What was read before the change must not take it back.
      await client.cancelQueries({ queryKey: HOME_KEY })
      changeHomes(client, (home) => ({ ...home, custom }))
      // It is said to be done once it outlives the page, as far as it is to.
      await readsKept()
    },
    // What is refused was changed elsewhere: the list is read again.
    onError: (error) => void (error instanceof ApiProblem && client.invalidateQueries({ queryKey: HOME_KEY })),
  })
}
