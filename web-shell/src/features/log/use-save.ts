import { useMutation, useQueryClient } from '@tanstack/react-query'
import { daysApi } from '../../../../shared/days/api.ts'
import type { DayOperation } from '../../../../shared/days/schema.ts'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { ApiProblem, call } from '../../shell/call.ts'
import { now, zone } from '../../shell/clock.ts'
import { nextWrite } from '../../shell/device.ts'
import { notify } from '../../shell/notify.tsx'
import { keepDay } from './day-query.ts'
import { answered, isEdited, refused, sent, toOperation } from './draft.ts'
import { text } from './text.ts'
import type { useDraft } from './use-draft.ts'

/** How long a save may take, in milliseconds. Source: requirement LOG-12. */
const SAVE_TIMEOUT_MS = 10_000

/** Refusals that depend on the operation alone: the same one would be refused for ever. */
const FINAL = new Set([400, 403, 404, 413, 415, 422])

/** Saves the draft of a day. Whatever fails, what was typed stays in it. */
export function useSave(date: LocalDate, { read, write }: ReturnType<typeof useDraft>) {
  const client = useQueryClient()

  async function operationToSend(): Promise<DayOperation> {
    const { unanswered } = read()
    if (unanswered && !isEdited(read())) return unanswered
    const count = await nextWrite()
    const operation = toOperation(read(), { date, write: count, editedAt: now(), zone: zone() })
    write(sent(operation))
    return operation
  }

  return useMutation({
    meta: { keepsScreen: true },
    mutationFn: async () =>
      call(daysApi.edit, { params: { date }, body: await operationToSend(), timeoutMs: SAVE_TIMEOUT_MS }),
    onSuccess: (day) => {
      keepDay(client, day)
      write(answered(read()))
      notify(text.saved)
    },
    onError: (error) => {
      if (error instanceof ApiProblem && FINAL.has(error.status)) write(refused(read()))
    },
  })
}
