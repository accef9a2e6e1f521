// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LinkInput } from '../../../../shared/insight/link-types.ts'
import { analyseLinks } from '../../../../shared/insight/links.ts'
import { randomFrom } from '../../../../shared/insight/statistics/random.ts'
import { ANALYSIS_OPTIONS } from '../../shell/later/insight/analysis-options.ts'
import { fakeWorkers } from '../../testing/fake-workers.ts'
import { day, FREE, openReports, paper } from '../../testing/open-reports.ts'

vi.mock('../../shell/later/insight/analysis-worker.ts?worker&url', () => ({ default: '/assets/analysis-worker-1.js' }))

const random = randomFrom(2)
/** A season with coffee on about half of the days, and pain that is two points higher on those. */
const COFFEE = Array.from({ length: 90 }, (_, age) => {
  const hadCoffee = random() < 0.5
  const painLevel = Math.round(3 + 2 * random() + (hadCoffee ? 2 : 0))
  return day(age, { painLevel, beverages: hadCoffee ? ['Coffee'] : [] })
})
const season = () => `/reports?from=${COFFEE.at(-1)?.date}&to=${COFFEE[0]?.date}`

test('[REPORT-01] has the possible links of its days, each with its numbers', async () => {
  fakeWorkers()
  openReports({ days: COFFEE, path: season() })
  const report = await paper()
  expect(
    await report.findByText(
      /^Coffee: pain [12]\.\d points higher on the same day \(95% interval \d\.\d to \d\.\d; \d\d days with it, \d\d without\)\.$/,
    ),
  ).toBeTruthy()
  expect(report.getByText(/Not causes: on the same day, the reverse is possible\.$/)).toBeTruthy()
})

test('[REPORT-01] compares the days of its range alone', async () => {
  const compared: LinkInput[] = []
  fakeWorkers((input) => {
    compared.push(input)
    return analyseLinks(input, ANALYSIS_OPTIONS)
  })
  openReports({ days: COFFEE, path: `/reports?from=${COFFEE[39]?.date}&to=${COFFEE[10]?.date}` })
  await paper()
  await vi.waitFor(() => expect(compared.length).toBeGreaterThan(0))
  expect(compared.at(-1)).toMatchObject({ first: COFFEE[39]?.date, pain: { length: 30 } })
})

test('[REPORT-01] [FOOD-05] allows for the stress that was logged, and for what the plan suggests', async () => {
  const compared: LinkInput[] = []
  fakeWorkers((input) => {
    compared.push(input)
    return analyseLinks(input, ANALYSIS_OPTIONS)
  })
  const days = COFFEE.map(({ values }, age) => day(age, { ...values, stressLevel: age % 11 }))
  openReports({ days, path: season() })
  await paper()
  await vi.waitFor(() => expect(compared.length).toBeGreaterThan(0))
  const stress = days.map(({ values }) => values.stressLevel).toReversed()
  expect(compared.at(-1)?.adjustFor).toEqual([stress])
  expect(compared.at(-1)?.comforts?.size).toBeGreaterThan(0)
})

test('[REPORT-01] [FOOD-05] without Premium compares nothing', async () => {
  const workers = fakeWorkers()
  openReports({ days: COFFEE, path: season(), home: FREE })
  await paper()
  expect(workers).toEqual([])
})

test('[REPORT-01] is complete without a comparison, when the browser cannot make one', async () => {
  vi.stubGlobal('Worker', undefined)
  openReports({ days: COFFEE, path: season() })
  const report = await paper()
  expect(report.getByRole('heading', { name: 'The days' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Possible links' })).toBeNull()
})
