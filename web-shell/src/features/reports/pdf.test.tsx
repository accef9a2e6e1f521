// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays } from '../../../../shared/time/local-date.ts'
import { noNetwork } from '../../testing/fake-service.ts'
import { TODAY } from '../../testing/open-log.ts'
import { openReports, paper } from '../../testing/open-reports.ts'

/** What is downloaded or shared. */
let files: File[] = []
beforeEach(() => {
  files = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as File)}`)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare')
})

describe('the PDF', () => {
  const press = async (user: ReturnType<typeof openReports>['user']) => {
    await paper()
    await user.click(screen.getByRole('button', { name: 'PDF' }))
    return screen.findByText('Your PDF is ready', {}, { timeout: 15_000 })
  }

  test('[REPORT-01] is downloaded where there is no share sheet', async () => {
    const { user } = openReports()
    await press(user)
    expect(files).toHaveLength(1)
    expect(files[0]?.name).toBe(`stillwater-report-${addDays(TODAY, -29)}-to-${TODAY}.pdf`)
    expect(await files[0]?.slice(0, 8).text()).toBe('%PDF-1.7')
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(files).toHaveLength(2)
  })

  test('[REPORT-01] goes to the share sheet where there is one, also after it was closed', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    Object.assign(navigator, { canShare: () => true, share })
    const { user } = openReports()
    await press(user)
    expect(share).toHaveBeenCalledTimes(1)
    expect(files).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Share…' }))
    expect(share).toHaveBeenCalledTimes(2)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(files).toHaveLength(1)
  })

  test('[REPORT-01] whose font does not load says that nothing is lost', async () => {
    const { user } = openReports({ others: { 'GET /node_modules': () => noNetwork(), 'GET /@fs': () => noNetwork() } })
    await paper()
    await user.click(screen.getByRole('button', { name: 'PDF' }))
    expect(await screen.findByText('The PDF could not be made', {}, { timeout: 15_000 })).toBeTruthy()
  })

  test('[REPORT-01] print opens the browser’s own', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = openReports()
    await paper()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
  })
})
