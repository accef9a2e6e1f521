// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { KeptSession } from '../../../../shared/exercises/newest.ts'
import { newDatedId } from '../../../../shared/records/new-id.ts'
import { now } from '../../shell/first/api/clock.ts'
import { problem } from '../../testing/fake-service.ts'
import { beginLateRead } from '../../testing/late-read.ts'
import { button, openExercises, pacer, passSeconds, standStill } from '../../testing/open-exercises.ts'
import { setOnline } from '../../testing/open-training.ts'

standStill()

const BREATHE = '/tools/exercises#breathe'
const slider = (name: string) => screen.getByRole('slider', { name })
const setPain = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } })
const kept = async () => within(await screen.findByRole('region', { name: 'What you tried' }))
const rowTitles = (heading: string) =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

let made = 0
const session = (more: Partial<KeptSession> = {}): KeptSession => {
  made += 1
  const at = more.at ?? now() - made
  return { id: newDatedId(at, `heron${made % 10}`), exercise: 'longer_out', seconds: 300, at, ...more }
}

/** Breathes for some seconds, and closes. */
async function breatheAndClose(seconds: number) {
  await pacer()
  passSeconds(seconds)
  fireEvent.click(await button('Close'))
  await screen.findByRole('heading', { name: 'How is it now?' })
}

test('[EX-01] [LOG-14] pain before and after are kept with the session, only if the user wants', async () => {
  const { user, changes } = openExercises()
  await user.click(await button('Note your pain first'))
  setPain('Pain now (optional)', 7)
  await user.click(await button('Start'))
  await breatheAndClose(125)
  expect(document.activeElement?.textContent).toBe('How is it now?')
  expect(changes()).toEqual([])
  setPain('Pain now (optional)', 5)
  fireEvent.click(await button('Keep it'))
  await screen.findByText('Saved')
  const { line, body } = changes()[0] ?? {}
  expect(line).toMatch(/^PUT \/api\/records\/exercises\/\d{4}-\d{2}-\d{2}-[0-9a-z]{6}$/)
  expect(body.set).toEqual({ exercise: 'longer_out', seconds: 125, at: expect.any(Number), before: 7, after: 5 })
  expect(Math.abs(body.set.at - now())).toBeLessThan(60_000)
  expect((await kept()).getByText(/2:05 · pain 7, then 5$/)).toBeTruthy()
})

test('[EX-01] a read that began before a session was kept and ends after it does not take it from the list', async () => {
  const { client } = openExercises()
  await kept()
  const endRead = await beginLateRead(client, ['records', 'exercises'], '/api/records?kinds=exercises')
  fireEvent.click(await button('Start'))
  await breatheAndClose(90)
  fireEvent.click(await button('Keep it'))
  await screen.findByText('Saved')
  await waitFor(async () => expect((await kept()).queryByText(/1:30$/)).toBeTruthy())
  await endRead()
  expect((await kept()).getByText(/1:30$/)).toBeTruthy()
})

test('[EX-01] one tap skips the question, and nothing is kept', async () => {
  const { user, changes } = openExercises()
  await user.click(await button('Note your pain first'))
  setPain('Pain now (optional)', 4)
  await user.click(await button('Start'))
  await breatheAndClose(60)
  expect(slider('Pain before (optional)').getAttribute('aria-valuetext')).toBe('4 of 10')
  fireEvent.click(await button('Not now'))
  await button('Start')
  expect(changes()).toEqual([])
  // The pain of this time is not that of the next one.
  await user.click(await button('Note your pain first'))
  expect(slider('Pain now (optional)').getAttribute('aria-valuetext')).not.toMatch(/4 of 10/)
})

test('[EX-01] pain that has risen is answered with rest, not with praise', async () => {
  openExercises({ path: BREATHE })
  await breatheAndClose(90)
  setPain('Pain before (optional)', 4)
  setPain('Pain now (optional)', 4)
  expect(screen.queryByText(/Your pain has risen/)).toBeNull()
  setPain('Pain now (optional)', 5)
  await screen.findByText('Your pain has risen, so let this one rest for today.')
})

test('[EX-01] [LOG-14] [SW-02] offline a session is kept on this device, shown, and sent later', async () => {
  const { changes, close } = openExercises({ path: '/tools/exercises' })
  await kept()
  setOnline(false)
  fireEvent.click(await button('Start'))
  await breatheAndClose(90)
  fireEvent.click(await button('Keep it'))
  await screen.findByText('Saved offline')
  const list = await kept()
  expect(list.getByText(/1:30$/)).toBeTruthy()
  expect(list.getByText(/will be sent when there is a connection/)).toBeTruthy()
  expect(changes()).toEqual([])
  close()
  setOnline(true)
  const again = openExercises()
  await waitFor(() => expect(again.changes()).toHaveLength(1))
  await waitFor(() => expect(again.records.values()).toHaveLength(1))
})

test('[EX-01] a rhythm after which pain was lower twice comes first, and says so with its numbers', async () => {
  const belly = (before: number, after: number) => session({ exercise: 'belly', before, after })
  openExercises({
    sessions: [belly(6, 4), belly(5, 4), belly(5, 6), session({ exercise: 'happy_baby', before: 3, after: 1 })],
  })
  const first = within(await screen.findByRole('region', { name: 'Tummy breathing' }))
  expect(first.getByText(/Pain was lower afterwards in 2 of 3\./)).toBeTruthy()
  expect(screen.getByText(/That shows what you noted, not why/)).toBeTruthy()
  expect(rowTitles('Other rhythms').map((title) => title?.slice(0, 8))).toEqual(['In 4 · o', 'Box brea', '4-7-8In '])
  expect(rowTitles('Relaxation, step by step')[0]).toMatch(/^Supported rest/)
})

test('[EX-01] what was kept is listed, newest first, and can be removed after a second press', async () => {
  const [one, other] = [session({ seconds: 61 }), session({ exercise: 'box', seconds: 64, after: 0 })]
  const old = session({ at: now() - 86_400_000, exercise: 'childs_pose', seconds: 200, before: 3 })
  const { user, changes } = openExercises({ sessions: [one, other, old] })
  const list = await kept()
  const items = () => list.getAllByRole('listitem').map(({ textContent }) => textContent)
  await waitFor(() => expect(items()).toHaveLength(3))
  expect(items()[0]).toMatch(/^In 4 · out 6Today, \d\d:\d\d · 1:01Remove$/)
  expect(items()[1]).toMatch(/^Box breathing.* · 1:04 · pain 0 afterRemove$/)
  expect(items()[2]).toMatch(/^Child's poseYesterday, .* · 3:20 · pain 3 beforeRemove$/)
  await user.click(list.getByRole('button', { name: /^Remove Box breathing, Today/ }))
  expect(changes()).toEqual([])
  await user.click(list.getByRole('button', { name: 'Leave it' }))
  await user.click(list.getByRole('button', { name: /^Remove Box breathing, Today/ }))
  await user.click(list.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Removed')
  expect(changes()).toMatchObject([{ line: `PUT /api/records/exercises/${other.id}`, body: { removes: true } }])
  expect(items()).toHaveLength(2)
})

test('[EX-01] a long list is folded', async () => {
  const { user } = openExercises({ sessions: Array.from({ length: 8 }, () => session()) })
  const list = await kept()
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(5))
  await user.click(list.getByRole('button', { name: 'Show all' }))
  expect(list.getAllByRole('listitem')).toHaveLength(8)
})

test('[EX-01] without anything kept it says how to keep, and a failed read leaves the exercises open', async () => {
  const { close } = openExercises()
  expect((await kept()).getByText(/^Nothing is kept yet/)).toBeTruthy()
  close()
  openExercises({ others: { 'GET /api/records': () => problem('invalid-request') } })
  const list = await kept()
  await list.findByRole('button', { name: 'Retry' })
  expect(await button('Start')).toBeTruthy()
})

test('[EX-01] after a failed read a session that waits is listed, and beside it that the rest could not be read', async () => {
  openExercises({ others: { 'GET /api/records': () => problem('unexpected') } })
  await (await kept()).findByRole('button', { name: 'Retry' })
  setOnline(false)
  fireEvent.click(await button('Start'))
  await breatheAndClose(90)
  fireEvent.click(await button('Keep it'))
  await waitFor(async () => expect((await kept()).getByText(/1:30$/)).toBeTruthy())
  expect((await kept()).getByRole('button', { name: 'Retry' })).toBeTruthy()
})

test('[EX-01] after a failed read a removal that waits does not make it say that nothing is kept', async () => {
  const one = session()
  const { close, user } = openExercises({ sessions: [one] })
  setOnline(false)
  await user.click(await button(/^Remove In 4/))
  await user.click(await button('Remove'))
  await screen.findByText('Saved offline')
  close()
  openExercises({ others: { 'GET /api/records': () => problem('unexpected') } })
  await (await kept()).findByRole('button', { name: 'Retry' })
  await screen.findByText(/will be sent when there is a connection/)
  expect(screen.queryByText(/^Nothing is kept yet/)).toBeNull()
})

test('[SEC-30] without consent what is kept waits on the device, and leads to the decision', async () => {
  const others = { 'PUT /api/records/exercises': () => problem('consent-needed') }
  const { changes } = openExercises({ home: { consent: 'none' }, others })
  await kept()
  fireEvent.click(await button('Start'))
  await breatheAndClose(90)
  fireEvent.click(await button('Keep it'))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(/It waits for your agreement/)).toBeTruthy()
  expect(notice.getByRole('button')).toBeTruthy()
  await screen.findByText('It waits for your agreement.')
  expect(changes()).toHaveLength(1)
})

test('[RELY-03] a refused session is said, and kept under history', async () => {
  const others = { 'PUT /api/records/exercises': () => problem('exercise-limit-reached') }
  openExercises({ path: '/tools/exercises', others })
  await kept()
  fireEvent.click(await button('Start'))
  await breatheAndClose(90)
  fireEvent.click(await button('Keep it'))
  await screen.findByText('This could not be saved')
  expect(screen.getByText(/^We keep forty sessions a day/)).toBeTruthy()
  await screen.findByRole('button', { name: 'Look' })
})

test('[EX-01] a position is told step by step, with its drawing in words, and breathed in two rounds', async () => {
  const { user, changes } = openExercises()
  await user.click(await button(/^Child's pose/))
  const sheet = within(await screen.findByRole('dialog', { name: "Child's pose" }))
  expect(sheet.getByRole('img').getAttribute('aria-label')).toMatch(/^Someone kneels/)
  expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(3)
  await user.click(sheet.getByRole('button', { name: 'Start 10 breaths' }))
  await screen.findByText('Round 1 of 2')
  passSeconds(100)
  await screen.findByRole('heading', { name: 'Rest a moment' })
  passSeconds(63)
  fireEvent.click(await button('10 more breaths'))
  await screen.findByText('Round 2 of 2')
  passSeconds(4)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Breathe out, 6 seconds left')
  passSeconds(96)
  await screen.findByRole('heading', { name: 'How is it now?' })
  fireEvent.click(await button('Keep it'))
  await waitFor(() => expect(changes()[0]?.body.set).toMatchObject({ exercise: 'childs_pose', seconds: 200 }))
})

test('[EX-01] one round is enough, and leads to the question', async () => {
  const { user } = openExercises()
  await user.click(await button(/^Supported rest/))
  await user.click(await button('Start 10 breaths'))
  passSeconds(100)
  fireEvent.click(await button('That is enough'))
  await screen.findByText('Supported rest, 1:40.')
})

test.each([
  ['Use “2”', 2],
  ['Keep “3”', 3],
])('[REC-01] two devices gave two answers: both are shown, and the choice %s stays', async (choice, after) => {
  const one = session({ exercise: 'box', before: 6 })
  const { user, records } = openExercises({
    sessions: [one],
    prepare: ({ saveElsewhere }) => {
      saveElsewhere(one.id, { after: 2 }, { minutesAgo: 10 })
      saveElsewhere(one.id, { after: 3 }, { minutesAgo: 5 })
    },
  })
  const card = within(await screen.findByRole('region', { name: /^Changed in two places: Pain after, Box breathing/ }))
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3', '2'])
  await user.click(card.getByRole('button', { name: choice }))
  await waitFor(() => expect(records.values()).toMatchObject([{ after }]))
  await waitFor(() => expect(screen.queryByText(/Changed in two places/)).toBeNull())
})

test('[REC-01] of two values that lost in one field, each has a card with another name', async () => {
  const one = session({ exercise: 'box' })
  openExercises({
    sessions: [one],
    prepare: ({ saveElsewhere }) => {
      for (const after of [2, 3, 4]) saveElsewhere(one.id, { after }, { minutesAgo: 10 - after })
    },
  })
  await screen.findAllByText('Changed in two places')
  const names = screen
    .getAllByRole('region', { name: /^Changed in two places/ })
    .map((card) => card.getAttribute('aria-label') ?? '')
  expect(names.map((name) => name.slice(name.indexOf('The other'))).toSorted()).toEqual([
    'The other answer: 2',
    'The other answer: 3',
  ])
})

test('[REC-01] after a choice the focus is on the next card, and after the last one on the heading above', async () => {
  const one = session({ exercise: 'box', before: 6 })
  const { user } = openExercises({
    sessions: [one],
    prepare: ({ saveElsewhere }) => {
      for (const after of [2, 3, 4]) saveElsewhere(one.id, { after }, { minutesAgo: 10 - after })
    },
  })
  await screen.findAllByText('Changed in two places')
  const [, second] = screen.getAllByRole('heading', { name: 'Changed in two places' })
  await user.click(screen.getByRole('button', { name: 'Use “2”' }))
  await waitFor(() => expect(document.activeElement).toBe(second))
  await user.click(await button('Keep “2”'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What you tried'))
})
