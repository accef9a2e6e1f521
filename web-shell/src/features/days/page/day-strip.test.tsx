// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { formatDay } from '../../../../../shared/ui/calendar/format-day.ts'
import { reply } from '../../../testing/fake-service.ts'
import { currentAddress } from '../../../testing/open-app.tsx'
import { button, moveTo, openLog, pain, savedReply, TODAY, YESTERDAY } from '../../../testing/open-log.ts'

const daysOf = (list: HTMLElement) => within(list).getAllByRole('button')

test('[LOG-03] the strip has today and the fourteen days before, says what each is, and opens a day', async () => {
  const twoDaysAgo = addDays(TODAY, -2)
  const { user } = openLog({
    home: {
      today: emptyDay(TODAY),
      recent: [{ ...emptyDay(twoDaysAgo), version: 1, values: { painLevel: 8, flareManual: true } }],
      loggedOn: [twoDaysAgo, addDays(TODAY, -10)],
    },
  })
  const strip = await screen.findByRole('list', { name: 'The last two weeks' })
  const names = daysOf(strip).map((day) => day.querySelector('.visually-hidden')?.textContent)
  expect(names).toHaveLength(15)
  expect(names.at(-1)).toBe(`${formatDay(TODAY, TODAY)}: not logged`)
  expect(names.at(-3)).toBe(`${formatDay(twoDaysAgo, TODAY)}: flare`)
  expect(names.at(-11)).toBe(`${formatDay(addDays(TODAY, -10), TODAY)}: logged`)
  expect(daysOf(strip).at(-1)?.getAttribute('aria-pressed')).toBe('true')
  await user.click(daysOf(strip).at(-2) as HTMLElement)
  expect(currentAddress()).toBe(`/log?date=${YESTERDAY}`)
  await waitFor(() => expect(daysOf(strip).at(-2)?.getAttribute('aria-pressed')).toBe('true'))
})

test('[LOG-03] the strip is one stop of the Tab key, and the arrow keys move between its days', async () => {
  const { user } = openLog({ path: `/log?date=${YESTERDAY}`, home: { today: emptyDay(TODAY) } })
  const days = daysOf(await screen.findByRole('list', { name: 'The last two weeks' }))
  await user.tab()
  while (!days.includes(document.activeElement as HTMLElement)) await user.tab()
  expect(document.activeElement).toBe(days.at(-2))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(days.at(-3))
  await user.keyboard('{End}{ArrowRight}')
  expect(document.activeElement).toBe(days.at(-1))
  await user.tab()
  expect(days).not.toContain(document.activeElement)
  await user.tab({ shift: true })
  await user.keyboard('{Home}{Enter}')
  expect(currentAddress()).toBe(`/log?date=${addDays(TODAY, -14)}`)
})

const untouched = { home: { today: emptyDay(TODAY), loggedOn: [] } }

test.each(['ctrlKey', 'metaKey'])('Enter with %s saves from any field, and Enter alone does not', async (modifier) => {
  const { puts } = openLog({ ...untouched, save: (sent) => reply(savedReply(emptyDay(TODAY), sent)) })
  moveTo(await pain(), 3)
  fireEvent.keyDown(await pain(), { key: 'Enter' })
  expect(puts()).toHaveLength(0)
  fireEvent.keyDown(await pain(), { key: 'Enter', [modifier]: true })
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ painLevel: 3 }))
})

test('[LOG-12] a note that is too long is kept whole, says so, and is not sent', async () => {
  const { user, puts } = openLog({ ...untouched, save: (sent) => reply(savedReply(emptyDay(TODAY), sent)) })
  await pain()
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note')
  fireEvent.change(note, { target: { value: 'a'.repeat(2_003) } })
  expect(note.value).toHaveLength(2_003)
  screen.getByText('3 characters too many. Nothing was cut: please shorten it.')
  await user.click(await button('Save'))
  expect(document.activeElement).toBe(note)
  expect(puts()).toHaveLength(0)
  fireEvent.change(note, { target: { value: 'a'.repeat(2_000) } })
  await user.click(await button('Save'))
  await waitFor(() => expect(puts()[0]?.body.set.notes).toHaveLength(2_000))
})

test('[LOG-12] a medication that is too long is kept whole and says so', async () => {
  openLog(untouched)
  await pain()
  const list = screen.getByLabelText<HTMLTextAreaElement>('What did you take?')
  fireEvent.change(list, { target: { value: `Aloe\n${'a'.repeat(205)}` } })
  expect(list.value).toHaveLength(210)
  screen.getByText('Entry 2 has 205 characters, and at most 200 fit. Nothing was cut: please shorten it.')
})

test('[CUST-01] a trigger’s count that is negative or no number becomes 0', async () => {
  const custom = { symptoms: [], triggers: [{ id: 'stairs', name: 'Stairs' }] }
  openLog({ home: { ...untouched.home, custom } })
  await pain()
  const count = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Stairs', hidden: true })
  for (const typed of ['-3', 'many']) {
    fireEvent.change(count, { target: { value: '4' } })
    fireEvent.change(count, { target: { value: typed } })
    fireEvent.blur(count)
    expect(count.value).toBe('0')
  }
})
