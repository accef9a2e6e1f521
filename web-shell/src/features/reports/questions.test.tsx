// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { noNetwork } from '../../testing/fake-service.ts'
import { openReports, paper } from '../../testing/open-reports.ts'

describe('the questions', () => {
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your questions')
  const save = () => screen.getByRole('button', { name: 'Save questions' })

  test('[REPORT-01] are saved, and stand in the report', async () => {
    const { user, sent } = openReports({ questions: ['Why?'] })
    await (await paper()).findByText('Why?')
    expect((await field()).value).toBe('Why?')
    fireEvent.change(await field(), { target: { value: 'Why?\n\n  Since when?  \n' } })
    await user.click(save())
    expect(await (await paper()).findByText('Since when?')).toBeTruthy()
    expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toEqual({ questions: ['Why?', 'Since when?'] })
  })

  test('[REPORT-01] that cannot be saved stay as they were typed, also on another screen', async () => {
    const { user } = openReports({ others: { 'PUT /api/reports/questions': () => noNetwork() } })
    await paper()
    fireEvent.change(await field(), { target: { value: 'Is it the coffee?' } })
    await user.click(save())
    expect(await screen.findByText(/What you entered is still here/, {}, { timeout: 15_000 })).toBeTruthy()
    expect((await field()).value).toBe('Is it the coffee?')
    await user.click(screen.getByRole('link', { name: /^Export as CSV/ }))
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    act(() => history.back())
    expect((await field()).value).toBe('Is it the coffee?')
  })

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
