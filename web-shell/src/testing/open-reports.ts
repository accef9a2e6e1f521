import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { screen, within } from '@testing-library/react'
import type { DayValues } from '../../../shared/days/model/fields.ts'
import type { Day } from '../../../shared/days/model/schema.ts'
import { Questions } from '../../../shared/reports/records.ts'
import { addDays } from '../../../shared/time/local-date.ts'
import type { Home } from '../shell/first/data/home-query.ts'
import { fakeRecords, recordResponders } from './fake-records.ts'
import { fakeService, reply, type SentRequest } from './fake-service.ts'
import { homeReply, SIGNED_IN } from './home.ts'
import { openApp } from './open-app.tsx'
import { TODAY } from './open-log.ts'

const { resolve } = createRequire(import.meta.url)
const fontBytes = readFileSync(resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'))

export const day = (age: number, values: DayValues): Day => ({
  date: addDays(TODAY, -age),
  version: 1,
  values,
  writers: {},
  flareInferred: false,
})
export const DAYS = Array.from({ length: 60 }, (_, age) =>
  day(age, { painLevel: age < 30 ? 4 : 6, medications: ['Pentosan'] }),
)
export const FREE: Partial<Home> = { premium: { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 } }

/** Returns days of the asked range, as the service does. */
export function respondWith(days: readonly Day[]) {
  return ({ line }: SentRequest) => {
    const query = new URLSearchParams(line.split('?')[1])
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
    return reply({ days: days.filter(({ date }) => from <= date && date <= to), names: {} })
  }
}

export function openReports({
  path = '/reports',
  days = DAYS,
  home = {},
  questions = [],
  others = {},
}: {
  path?: string
  days?: readonly Day[]
  home?: Partial<Home>
  questions?: readonly string[]
  others?: Parameters<typeof fakeService>[0]
} = {}) {
  const records = fakeRecords(
    Questions,
    Object.fromEntries(questions.map((text, index) => [`question${index}`.slice(-8), { text, order: index + 1 }])),
  )
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply(home),
    'GET /api/days?from=': respondWith(days),
    ...others,
    ...recordResponders(records),
    'GET /': () => new Response(new Uint8Array(fontBytes)),
    // Those of the test come first, and replace.
    ...others,
  })
  const ranges = () => sent.filter(({ line }) => line.includes('/days?')).map(({ line }) => line.split('?')[1])
  return { ...openApp(path), sent, ranges, records }
}

export const paper = async () => within(await screen.findByRole('article', { name: 'The report' }))
export const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
