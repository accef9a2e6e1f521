// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { draftsOf } from '../../shell/first/data/drafts.ts'
import { noNetwork, problem } from '../../testing/fake-service.ts'
import { ACCOUNT } from '../../testing/open-app.tsx'
import { openReports, paper } from '../../testing/open-reports.ts'

describe('the questions', () => {
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your questions')
  const save = () => screen.getByRole('button', { name: 'Save questions' })
  /** Types a question and saves it, which no place of this device can take at first. */
  async function typeInVain(user: ReturnType<typeof openReports>['user']): Promise<void> {
    await paper()
    fireEvent.change(await field(), { target: { value: 'Is it the coffee?' } })
    const { Queue } = await import('../../shell/later/offline/queue/queue.ts')
    vi.spyOn(Queue.prototype, 'add').mockRejectedValueOnce(new Error('full'))
    await user.click(save())
  }

  test('[REPORT-01] are saved, and stand in the report', async () => {
    const { user, sent, records } = openReports({ questions: ['Why?'] })
    await (await paper()).findByText('Why?')
    await (await paper()).findByText('Why?')
    fireEvent.change(await field(), { target: { value: 'Why?\n\n  Since when?  \nHow long?' } })
    await user.click(save())
    expect(await (await paper()).findByText('Since when?')).toBeTruthy()
    // What did not change is not sent, and the rest in one request.
    await screen.findByText('Questions saved')
    const puts = sent.filter(({ line }) => line.startsWith('PUT'))
    expect(puts.map(({ body }) => [body.set, body.also.map((each: { set: object }) => each.set)])).toEqual([
      [{ text: 'Since when?', order: 2 }, [{ text: 'How long?', order: 3 }]],
    ])
    expect(records.values()).toEqual([
      { text: 'Why?', order: 1 },
      { text: 'Since when?', order: 2 },
      { text: 'How long?', order: 3 },
    ])
  })

  test('[REPORT-01] say that they are being saved until the service has them, unless more was typed', async () => {
    const slow = Promise.withResolvers<Response>()
    // It may fail before it was asked for.
    slow.promise.catch(() => undefined)
    const { user } = openReports({ others: { 'PUT /api/records/questions': () => slow.promise } })
    await paper()
    fireEvent.change(await field(), { target: { value: 'Why?' } })
    await user.click(save())
    await screen.findByRole('button', { name: 'Saving…' })
    fireEvent.change(await field(), { target: { value: 'Why?\nHow long?' } })
    await screen.findByRole('button', { name: 'Save questions' })
    slow.reject(new TypeError('Failed to fetch'))
    await screen.findByText('Saved offline', {}, { timeout: 15_000 })
  })

  test('[REPORT-01] [LOG-14] without a connection are kept on this device, shown, and sent later', async () => {
    const { close, user } = openReports({ others: { 'PUT /api/records/questions': () => noNetwork() } })
    await paper()
    fireEvent.change(await field(), { target: { value: 'Is it the coffee?' } })
    await user.click(save())
    expect(await screen.findByText('Saved offline', {}, { timeout: 15_000 })).toBeTruthy()
    expect((await field()).value).toBe('Is it the coffee?')
    expect(await (await paper()).findByText('Is it the coffee?')).toBeTruthy()
    close()
    const again = openReports()
    await waitFor(() => expect(again.records.values()).toMatchObject([{ text: 'Is it the coffee?' }]))
  })

  test('[REPORT-01] that no place can take stay as they were typed, also on another screen', async () => {
    const { user } = openReports()
    await paper()
    fireEvent.change(await field(), { target: { value: 'Is it the coffee?' } })
    const { Queue } = await import('../../shell/later/offline/queue/queue.ts')
    const add = vi.spyOn(Queue.prototype, 'add').mockRejectedValue(new Error('full'))
    await user.click(save())
    await screen.findByRole('button', { name: 'Retry' })
    add.mockRestore()
    await user.click(screen.getByRole('link', { name: /^Export as CSV/ }))
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    act(() => history.back())
    expect((await field()).value).toBe('Is it the coffee?')
  })

  test('[REPORT-01] that are saved by a retry are no longer a draft', async () => {
    const { user, records } = openReports()
    await typeInVain(user)
    expect(draftsOf(ACCOUNT.id)).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('Questions saved')
    expect(draftsOf(ACCOUNT.id)).toEqual([])
    expect(records.values()).toMatchObject([{ text: 'Is it the coffee?' }])
  })

  test('[REPORT-01] that are changed and saved again after a failure, beside a retry, are the same records', async () => {
    const { user, records } = openReports()
    await typeInVain(user)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    fireEvent.change(await field(), { target: { value: 'Is it the tea?' } })
    await user.click(retry)
    await screen.findByText('Questions saved')
    expect((await field()).value).toBe('Is it the tea?')
    await user.click(save())
    await waitFor(() => expect(records.values()).toMatchObject([{ text: 'Is it the tea?' }]))
  })

  test('[REPORT-01] that could not be read say so beside those that wait', async () => {
    const failing = () => problem('consent-needed')
    const { user } = openReports({ others: { 'GET /api/records': failing, 'PUT /api/records/questions': failing } })
    await paper()
    const card = within(screen.getByRole('region', { name: 'What do you want to ask?' }))
    await card.findByRole('button', { name: 'Retry' })
    fireEvent.change(await field(), { target: { value: 'Why?' } })
    await user.click(save())
    await (await paper()).findByText('Why?')
    expect(card.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  test('[REC-01] that another device has added while the user typed stay', async () => {
    const { user, records } = openReports({ questions: ['Why?'] })
    await (await paper()).findByText('Why?')
    fireEvent.change(await field(), { target: { value: 'Why?\nSince when?' } })
    records.saveElsewhere('tablet01', { text: 'How long?', order: 2 })
    await user.click(save())
    await screen.findByText('Questions saved')
    expect(records.values().map(({ text }) => text)).toEqual(['Why?', 'How long?', 'Since when?'])
  })

  test('[REC-01] that two devices have changed are both shown, and one is chosen', async () => {
    const { user, records } = openReports({ questions: ['Why?'] })
    await (await paper()).findByText('Why?')
    const [{ id, seen }] = records.shown() as [ReturnType<typeof records.shown>[number]]
    records.saveElsewhere(id, { text: 'Why at night?' }, { minutesAgo: -1, seen })
    fireEvent.change(await field(), { target: { value: 'Why me?' } })
    await user.click(save())
    const card = within(await screen.findByRole('region', { name: /^Changed in two places: Question, Why at night/ }))
    // The question is its own name, so it is there once, and on a button.
    expect(card.getAllByText(/Why at night\?/)).toHaveLength(2)
    await user.click(card.getByRole('button', { name: 'Use “Why me?”' }))
    await waitFor(() => expect(records.values()).toMatchObject([{ text: 'Why me?' }]))
    await waitFor(() => expect(screen.queryByText('Changed in two places')).toBeNull())
  })

  test.each([
    ['Remove it', []],
    ['Keep it', ['Why at night?']],
  ])(
    '[REC-01] one that was removed here and changed elsewhere is kept until the user says %s',
    async (choice, left) => {
      const { user, records } = openReports({ questions: ['Why?'] })
      await (await paper()).findByText('Why?')
      const [{ id, seen }] = records.shown() as [ReturnType<typeof records.shown>[number]]
      records.saveElsewhere(id, { text: 'Why at night?' }, { minutesAgo: -1, seen })
      fireEvent.change(await field(), { target: { value: '' } })
      await user.click(save())
      const card = within(
        await screen.findByRole('region', { name: /^Changed in two places: Kept or removed, Why at/ }),
      )
      expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['kept', 'removed'])
      await user.click(card.getByRole('button', { name: choice }))
      await waitFor(() => expect(records.values().map(({ text }) => text)).toEqual(left))
      await waitFor(() => expect(screen.queryByText('Changed in two places')).toBeNull())
    },
  )

  test('[REPORT-01] that are too many or too long are not cut, and not sent', async () => {
    const { user, sent } = openReports()
    await paper()
    fireEvent.change(await field(), { target: { value: Array(11).fill('Why?').join('\n') } })
    await user.click(save())
    expect(screen.getByText(/^11 entries, and at most 10 fit/)).toBeTruthy()
    fireEvent.change(await field(), { target: { value: 'x'.repeat(201) } })
    await user.click(save())
    expect(screen.getByText(/^Entry 1 has 201 characters/)).toBeTruthy()
    expect(sent.some(({ line }) => line.startsWith('PUT'))).toBe(false)
  })
})
