import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { today } from '../../first/api/clock.ts'
import { HOME_KEY } from '../../first/data/home-query.ts'
import { cacheDay } from './day-query.ts'

test('[LOG-11] a home that was being read when a past day was saved is read again, and otherwise not', async () => {
  const client = new QueryClient()
  const replies: ((home: object) => void)[] = []
  const queryFn = () => new Promise<object>((resolve) => replies.push(resolve))
  const home = { today: emptyDay(today()), recent: [], lost: [], loggedOn: [], earlierRun: 0 }
  const queryKey = [...HOME_KEY, today()]
  client.setQueryData(queryKey, home)
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  const yesterday = { ...emptyDay(addDays(today(), -1)), version: 1, values: { painLevel: 4 } }
  cacheDay(client, yesterday)
  expect(replies).toHaveLength(2)
  for (const reply of replies) reply(home)
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  cacheDay(client, { ...yesterday, version: 2 })
  expect(replies).toHaveLength(2)
  stop()
})
