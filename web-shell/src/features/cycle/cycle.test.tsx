// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../shared/days/model/day.ts'
import {
  applyPreferencesEdit,
  type CycleSettings,
  DEFAULT_PREFERENCES,
  type Preferences,
} from '../../../../shared/preferences/preferences.ts'
import type { HomeCard } from '../../shell/early/feature.ts'
import { registeredFeatures, registerFeatures } from '../../shell/early/feature-registry.ts'
import { correctClock } from '../../shell/first/api/clock.ts'
import { updateCachedHomes } from '../../shell/first/data/home-query.ts'
import { fakeService, noNetwork, reply } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

/** A Sunday. */
const TODAY = '2026-11-22'
const TRACKED: CycleSettings = { isCycleTracked: true, lastPeriodOn: '2026-11-09', cycleLengthDays: 28 }
const OFF: CycleSettings = { isCycleTracked: false, lastPeriodOn: null, cycleLengthDays: null }

beforeEach(() => correctClock(`${TODAY}T12:00:00Z`))
afterEach(() => correctClock(new Date().toUTCString()))

/** Opens home on a service that stores the preferences. */
function openHome({ cycle = TRACKED, values = {} }: { cycle?: CycleSettings; values?: object } = {}) {
  let preferences: Preferences = { ...DEFAULT_PREFERENCES, cycle }
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply({ preferences, today: { ...emptyDay(TODAY), values } }),
    'PUT /api/preferences': ({ body }) => {
      preferences = applyPreferencesEdit(preferences, body)
      return reply(preferences)
    },
  })
  const edits = () => sent.filter(({ line }) => line === 'PUT /api/preferences').map(({ body }) => body)
  return { ...openApp('/home'), edits }
}

const calendar = async () => within(await screen.findByRole('region', { name: 'Cycle Calendar' }))
const insight = async () => within(await screen.findByRole('region', { name: 'Your Cycle Insight' }))
const homeIsDrawn = () => screen.findByRole('heading', { name: 'Ready to Check-In' })
const cells = async () =>
  (await calendar())
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .filter(Boolean)
const daysWith = async (words: string) =>
  (await cells()).filter((cell) => cell.includes(words)).map((cell) => Number.parseInt(cell, 10))

describe('the cycle calendar', () => {
  test('[CYC-03] says the estimated phase of each day in words, in weeks from Sunday', async () => {
    openHome()
    const card = await calendar()
    expect(card.getByRole('table', { name: 'Estimated phases in November 2026' })).toBeTruthy()
    expect(card.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => day.charAt(0) + day),
    )
    expect(await cells()).toHaveLength(30)
    expect(await daysWith('period')).toEqual([9, 10, 11, 12, 13])
    expect(await daysWith('follicular phase')).toEqual([14, 15, 16, 17, 18, 19, 20])
    expect(await daysWith('around ovulation')).toEqual([21, 22, 23])
    expect(await daysWith('luteal phase')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 24, 25, 26, 27, 28, 29, 30])
    expect(await daysWith('today')).toEqual([22])
    // The first of November is a Sunday.
    const [firstWeek] = card.getAllByRole('row').slice(1)
    expect(firstWeek?.firstElementChild?.textContent).toBe('1, luteal phase')
  })

  test('[CYC-03] begins on Sunday also for users whose other calendars begin on Monday', async () => {
    expect(DEFAULT_PREFERENCES.weekStart).toBe('monday')
    openHome()
    expect((await calendar()).getAllByRole('columnheader')[0]?.textContent).toBe('SSunday')
  })

  test('[CYC-03] is called an estimate, names what it starts from, and is not for contraception', async () => {
    openHome()
    const words = (await calendar()).getByText(/^An estimate/).textContent
    expect(words.replaceAll('\u00a0', ' ')).toBe(
      'An estimate from your period of 9 November. Next one around 7 December. Not for contraception.',
    )
    const legend = (await calendar()).getByRole('list', { name: 'What the marks mean' })
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Period', 'Ovulation', 'Today'])
  })

  test('[CYC-03] [CYC-04] turns by keyboard to other months, as far as three cycles from today', async () => {
    const { user } = openHome()
    const card = await calendar()
    const next = card.getByRole('button', { name: 'Next month' })
    next.focus()
    await user.keyboard('{Enter}')
    expect(card.getByText('December')).toBeTruthy()
    expect(await daysWith('period')).toEqual([7, 8, 9, 10, 11])
    expect(await daysWith('today')).toEqual([])
    await user.keyboard('{Enter}')
    expect(card.getByText(/^January.2027$/)).toBeTruthy()
    await user.keyboard('{Enter}{Enter}{Enter}')
    expect(card.getByText(/^February.2027$/)).toBeTruthy()
    expect(document.activeElement).toBe(next)
    expect(next.getAttribute('aria-disabled')).toBe('true')
    for (let turn = 0; turn < 9; turn++) await user.click(card.getByRole('button', { name: 'Previous month' }))
    expect(card.getByText('August')).toBeTruthy()
  })

  test('[CYC-05] whose code cannot be loaded says so, and Try Again loads the app anew', async () => {
    const registered = registeredFeatures()
    const load: HomeCard['load'] = () => Promise.reject(new TypeError('Failed to fetch'))
    registerFeatures({ ...registered, homeCards: [{ place: 'cycle-calendar', load, heightRem: 9 }] })
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    const { user } = openHome()
    expect(await screen.findByText('Failed to load cycle data')).toBeTruthy()
    expect(await screen.findByText('Could not load cycle calendar')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(reload).toHaveBeenCalledOnce()
    registerFeatures(registered)
  })

  test('[CYC-05] still shows what was read when home cannot be read again', async () => {
    const { client } = openHome()
    await calendar()
    fakeService({ ...SIGNED_IN, 'GET /api/home': noNetwork })
    await client.refetchQueries()
    expect(await daysWith('period')).toEqual([9, 10, 11, 12, 13])
    expect((await insight()).getByText('Day 14')).toBeTruthy()
  })
})

describe('the insight card', () => {
  test.each([
    ['2026-11-18', 'Day 5', 'Period.', '16 December'],
    ['2026-11-17', 'Day 6', 'Follicular phase.', '15 December'],
    ['2026-11-09', 'Day 14', 'Around ovulation.', '7 December'],
    ['2026-11-06', 'Day 17', 'Luteal phase.', '4 December'],
    ['2026-10-05', 'Day 21', 'Luteal phase.', '30 November'],
    ['2026-11-22', 'Day 1', 'Period.', '20 December'],
  ])('[CYC-01] [CYC-02] [CYC-04] since %s says %s, %s and %s', async (lastPeriodOn, day, phase, next) => {
    openHome({ cycle: { ...TRACKED, lastPeriodOn } })
    const card = await insight()
    expect(card.getByText(day)).toBeTruthy()
    expect(card.getByText(new RegExp(`^${phase} Some people`))).toBeTruthy()
    expect(card.getByText(/^Next period/).textContent.replaceAll('\u00a0', ' ')).toBe(
      `Next period around ${next}, as an estimate.`,
    )
  })

  test('[CYC-01] counts with 28 days when no length is saved', async () => {
    openHome({ cycle: { ...TRACKED, lastPeriodOn: '2026-10-25', cycleLengthDays: null } })
    expect((await insight()).getByText('Day 1')).toBeTruthy()
  })

  test.each([
    ['a flare', { flareManual: true }],
    ['strong pain', { painLevel: 8 }],
  ])('[CYC-02] on a day of %s leaves out what the phase may bring', async (_, values) => {
    openHome({ values })
    const card = await insight()
    expect(card.getByText('Around ovulation.')).toBeTruthy()
    expect(card.queryByText(/Some people/)).toBeNull()
  })
})

describe('nothing of the cycle is on home', () => {
  test.each([
    ['without tracking', OFF],
    ['without tracking, even if a date is left', { ...TRACKED, isCycleTracked: false }],
    ['without a date', { ...TRACKED, lastPeriodOn: null }],
  ])('[CYC-05] [CYC-06] %s, whatever the log asks for', async (_, cycle) => {
    const { client } = openHome({ cycle })
    await homeIsDrawn()
    updateCachedHomes(client, (home) => ({
      ...home,
      preferences: { ...home.preferences, sections: { ...home.preferences.sections, cycle_tracking: true } },
    }))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(screen.queryByText(/cycle|period/i)).toBeNull()
    const reserved = [...document.querySelectorAll<HTMLElement>('main div')].filter(({ style }) => style.minBlockSize)
    // The card of the insight is always there.
    expect(reserved.map((each) => each.querySelector('h2')?.textContent)).toEqual(['Your Insight'])
  })

  test('[CYC-06] and both cards are there when only the log does not ask for the cycle', async () => {
    expect(DEFAULT_PREFERENCES.sections.cycle_tracking).toBe(false)
    openHome()
    await calendar()
    await insight()
  })
})

describe('the date is corrected from the calendar', () => {
  const openSheet = async (user: ReturnType<typeof openHome>['user']) => {
    await user.click((await calendar()).getByRole('button', { name: 'Correct the date' }))
    return within(await screen.findByRole('dialog', { name: 'Cycle' }))
  }

  test('[CYC-06] by keyboard, and is saved once, when the sheet closes', async () => {
    const { user, edits } = openHome()
    ;(await calendar()).getByRole('button', { name: 'Correct the date' }).focus()
    await user.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: 'Cycle' }))
    sheet.getByRole('button', { name: /^First day of your last period Monday 9 November/ }).focus()
    await user.keyboard('{Enter}')
    const chosenDay = await screen.findByRole('button', { name: /^Monday 9 November/ })
    await waitFor(() => expect(document.activeElement).toBe(chosenDay))
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await sheet.findByRole('button', { name: /^First day of your last period Wednesday 11 November/ })
    expect(edits()).toEqual([])
    sheet.getByRole('button', { name: 'Done' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await daysWith('period')).toEqual([11, 12, 13, 14, 15]))
    expect(edits()).toEqual([{ cycle: { ...TRACKED, lastPeriodOn: '2026-11-11' } }])
    expect((await insight()).getByText('Day 12')).toBeTruthy()
  })

  test('[CYC-06] a cleared date is not lost before the next one is chosen, and Escape saves it, too', async () => {
    const { user, edits } = openHome()
    const sheet = await openSheet(user)
    await user.click(sheet.getByRole('button', { name: /^Clear/ }))
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(edits()).toEqual([])
    await user.click(sheet.getByRole('button', { name: /Choose a day/ }))
    await user.click(await screen.findByRole('button', { name: 'Thursday 12 November' }))
    fireEvent(screen.getByRole('dialog', { name: 'Cycle' }), new Event('cancel'))
    await waitFor(() => expect(edits()).toEqual([{ cycle: { ...TRACKED, lastPeriodOn: '2026-11-12' } }]))
  })

  test('[CYC-06] tracking that is turned off takes both cards away, and the focus goes to the heading', async () => {
    const { user, edits } = openHome()
    const sheet = await openSheet(user)
    await user.click(sheet.getByRole('switch', { name: /^Track my cycle/ }))
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    await screen.findByText('Settings Updated')
    expect(edits()).toEqual([{ cycle: OFF }])
    expect(screen.queryByText(/cycle|period/i)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('[CYC-06] a sheet that changed nothing saves nothing', async () => {
    const { user, edits } = openHome()
    const sheet = await openSheet(user)
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(edits()).toEqual([])
  })

  test('[CYC-06] a length that cannot be is not dropped: the sheet stays at its field', async () => {
    const { user, edits } = openHome()
    const sheet = await openSheet(user)
    const field = sheet.getByRole<HTMLInputElement>('textbox', { name: /^Length of your cycle/ })
    await user.clear(field)
    await user.type(field, '45')
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, '30')
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(edits()).toEqual([{ cycle: { ...TRACKED, cycleLengthDays: 30 } }]))
  })

  test('[CYC-06] a change that cannot be saved says so, and the calendar shows the former date', async () => {
    const { user } = openHome()
    const sheet = await openSheet(user)
    await user.click(sheet.getByRole('switch', { name: /^Track my cycle/ }))
    fakeService({ ...SIGNED_IN, 'PUT /api/preferences': noNetwork })
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    await screen.findByText('Your change could not be saved')
    expect(await daysWith('period')).toEqual([9, 10, 11, 12, 13])
  })
})
