import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { daysApi } from '../../../../shared/days/api.ts'
import { answered, isEdited, isUnsaved, refused, sent, toOperation } from '../../../../shared/days/draft.ts'
import type { DayOperation, Saved } from '../../../../shared/days/schema.ts'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { ApiProblem } from '../../shell/api-problem.ts'
import { call } from '../../shell/call.ts'
import { now, today, zone } from '../../shell/clock.ts'
import { nextWrite } from '../../shell/device.ts'
import { homeQuery } from '../../shell/home-query.ts'
import { notify } from '../../shell/notify.tsx'
import { isStill, useAccount } from '../../shell/session.ts'
import { keepDay } from './day-query.ts'
import type { SavingWords } from './day-screen.ts'
import { flareNews } from './flare-news.ts'
import { text } from './text.ts'
import type { useDraft } from './use-draft.ts'

/** How long a save may take, in milliseconds. Source: requirement LOG-12. */
const SAVE_TIMEOUT_MS = 10_000

/** Refusals that depend on the operation alone: the same one would be refused for ever. */
const FINAL = new Set([400, 403, 404, 413, 415, 422])

const inWords = (date: LocalDate) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))

/** What the message of a save says besides: of which day it was, or whether today is a flare. */
function newsOf({ day }: Saved, client: QueryClient): { text?: string } {
  if (day.date !== today()) return { text: inWords(day.date) }
  const home = client.getQueryData(homeQuery(today()).queryKey)
  const news = home && flareNews(day, { settings: home.preferences.flare, loggedOn: home.loggedOn })
  return news && news !== 'nothing' ? { text: text.news[news] } : {}
}

/** Saves the draft of a day. Whatever fails, what was typed stays in it, and the person hears of it wherever they are. */
export function useSave(
  date: LocalDate,
  { read, write }: Pick<ReturnType<typeof useDraft>, 'read' | 'write'>,
  onSaved: (saved: Saved) => void,
  words: SavingWords,
) {
  const client = useQueryClient()
  const account = useAccount()
  const navigate = useNavigate()
  const shownRef = useRef(true)
  useEffect(() => {
    shownRef.current = true
    return () => {
      shownRef.current = false
    }
  }, [])

  function operationToSend(): DayOperation {
    const { unanswered } = read()
    if (unanswered && !isEdited(read())) return unanswered
    const operation = toOperation(read(), { date, write: nextWrite(), editedAt: now(), zone: zone() })
    write(sent(operation))
    return operation
  }

  async function send(operation: DayOperation): Promise<Saved> {
    try {
      return await call(daysApi.edit, { params: { date }, body: operation, timeoutMs: SAVE_TIMEOUT_MS })
    } catch (error) {
      if (error instanceof ApiProblem && FINAL.has(error.status)) write(refused(read(), operation))
      throw error
    }
  }

  return useMutation({
    meta: { keepsScreen: true },
    // One save of a day at a time, on whatever screen it began.
    scope: { id: `day ${date}` },
    mutationFn: async () => {
      // Another screen's save of this day, waited for, has left nothing to do.
      if (!isUnsaved(read())) return
      const operation = operationToSend()
      const saved = await send(operation)
      // Whoever signed out meanwhile left nothing here.
      if (!isStill(client, account)) return
      keepDay(client, saved.day)
      write(answered(read(), operation))
      notify({ title: words.saved, ...newsOf(saved, client) })
      if (shownRef.current) onSaved(saved)
    },
    onError: () => {
      if (shownRef.current || !isStill(client, account)) return
      const open = { label: text.failed.open, run: () => void navigate(`/log?date=${date}`) }
      notify({ title: words.failed, text: text.failed.kept, action: open })
    },
  })
}
