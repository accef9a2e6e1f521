import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterSave, isEdited, reopen, toEdit } from '../../../../../shared/days/merge/draft.ts'
import { isOwnWord } from '../../../../../shared/days/model/day.ts'
import type { Saved } from '../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { ConnectionError } from '../../../shell/first/api/api-problem.ts'
import { now, today, zone } from '../../../shell/first/api/clock.ts'
import { homeQuery } from '../../../shell/first/data/home-query.ts'
import { notify } from '../../../shell/first/messages/notify.tsx'
import { isStill, useAccount } from '../../../shell/first/session/session.ts'
import { dayOnScreen } from '../../../shell/later/days/day-query.ts'
import { draftsKept } from '../../../shell/later/offline/kept-drafts.ts'
import { currentQueue, SAVE_TIMEOUT_MS, useWaits } from '../../../shell/later/offline/queue/follow-queue.ts'
import type { Queue, Queued } from '../../../shell/later/offline/queue/queue.ts'
import { flareNews } from '../after-save/flare-news.ts'
import type { SavingWords } from '../form/day-screen.ts'
import { text } from '../text.ts'
import type { useDraft } from './use-draft.ts'

const inWords = (date: LocalDate) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))

/** What the message of a save says besides: of which day it was, or whether today is a flare. */
function newsOf({ day }: Saved, client: QueryClient): { text?: string } {
  if (day.date !== today()) return { text: inWords(day.date) }
  const home = client.getQueryData(homeQuery(today()).queryKey)
  const news = home && flareNews(day, { settings: home.preferences.flare, loggedOn: home.loggedOn })
  if (!news || news === 'nothing') return {}
  // What somebody said themselves was not detected.
  return { text: isOwnWord(day) ? text.news.marked : text.news[news] }
}

/** Ends the waiting for an answer, not what is waited for. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionError('Network timeout')), SAVE_TIMEOUT_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/**
 * Saves the draft of a day: first on this device, then with the service. What is stored here goes out sooner or later;
 * the person hears of it wherever they are. `isRetry`: what failed is stored, and saving again would send it.
 */
export function useSave(
  date: LocalDate,
  { read, write }: Pick<ReturnType<typeof useDraft>, 'read' | 'write'>,
  onSaved: (saved: Saved) => void,
  words: SavingWords,
) {
  const client = useQueryClient()
  const account = useAccount()
  const navigate = useNavigate()
  const waits = useWaits(date)
  const shownRef = useRef(true)
  useEffect(() => {
    shownRef.current = true
    return () => {
      shownRef.current = false
    }
  }, [])

  /** Stores what the draft says, or takes up what waits of the day already. */
  async function store(queue: Queue): Promise<Queued | undefined> {
    const then = read()
    if (!isEdited(then)) return queue.resend(date)
    const queued = await queue.add(toEdit(then, { date, editedAt: now(), zone: zone() }))
    write(afterSave(read(), then, queued.write))
    await draftsKept()
    return queued
  }

  /** A refused edit goes back to where it can be put right. */
  async function reopenRefused(queue: Queue, { write: mark }: Queued): Promise<void> {
    const aside = queue.view?.aside.find((each) => each.write === mark)
    if (!aside?.operation || !shownRef.current) return
    write(reopen(read(), aside.operation))
    await queue.discard(aside)
  }

  function tell(saved: Saved, message: { title: string; text?: string }): void {
    // Whoever signed out meanwhile left nothing here.
    if (!isStill(client, account)) return
    notify(message)
    if (shownRef.current) onSaved(saved)
  }

  const save = useMutation({
    meta: { keepsScreen: true },
    // One save of a day at a time, on whatever screen it began.
    scope: { id: `day ${date}` },
    mutationFn: async () => {
      const queue = currentQueue()
      if (!queue) throw new ConnectionError()
      const queued = await store(queue)
      if (!queued) return
      const here = (): Saved => ({ day: dayOnScreen(client, date) })
      if (!navigator.onLine && queued.lasts) return tell(here(), text.savedOffline)
      try {
        const saved = (await inTime(queued.answer)) ?? here()
        tell(saved, { title: words.saved, ...newsOf(saved, client) })
      } catch (error) {
        await reopenRefused(queue, queued)
        throw error
      }
    },
    onError: () => {
      if (shownRef.current || !isStill(client, account)) return
      const isRefused = currentQueue()?.view?.aside.some((aside) => aside.date === date) ?? false
      const place = isRefused ? '/history' : `/log?date=${date}`
      const open = { label: text.failed.open, run: () => void navigate(place) }
      notify({ title: words.failed, text: text.failed[isRefused ? 'refused' : 'kept'], action: open })
    },
  })
  return { ...save, isRetry: save.isError && waits && !isEdited(read()) }
}
