import { useEffect, useRef, useState } from 'react'
import { exportApi } from '../../../../shared/export/api.ts'
import { call } from '../../shell/first/api/call.ts'
import { now } from '../../shell/first/api/clock.ts'
import { saveFile } from '../../shell/later/files/save-file.ts'
import { createCsvFile } from './csv-file.ts'
import { createJsonFile, type GrowingFile } from './json-file.ts'
import { text } from './text.ts'

export type ExportFormat = 'json' | 'csv'

interface Job {
  format: ExportFormat
  exportedOn: string
  file: GrowingFile
  after?: string | undefined
  /** Days so far, and how many there are. */
  done: number
  total: number
}

type ExportState =
  | { step: 'ready' }
  | { step: 'running' | 'interrupted'; done: number; total: number; error?: unknown }
  | { step: 'saved'; file: File }

function createJob(format: ExportFormat): Job {
  const exportedAt = new Date(now()).toISOString()
  const file = format === 'json' ? createJsonFile(exportedAt) : createCsvFile()
  return { format, exportedOn: exportedAt.slice(0, 10), file, done: 0, total: 0 }
}

/** Reads one page into the file. Returns whether there are more. */
async function readNext(job: Job): Promise<boolean> {
  const page = await call(exportApi.page, { query: job.after === undefined ? {} : { after: job.after } })
  job.file.add(page)
  job.total = page.days ?? job.total
  job.done += page.entries.filter(({ section }) => section === 'days').length
  job.after = page.next
  return page.next !== undefined
}

/**
 * Exports the user's data page by page. After a failure it continues where it stopped, so nothing is read twice.
 * Closing the screen ends it.
 */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'ready' })
  const job = useRef<Job>(undefined)
  useEffect(() => () => void (job.current = undefined), [])

  async function run(current: Job): Promise<void> {
    job.current = current
    const show = (step: 'running' | 'interrupted', error?: unknown) =>
      job.current === current && setState({ step, done: current.done, total: current.total, error })
    show('running')
    try {
      while (await readNext(current)) {
        if (job.current !== current) return
        show('running')
      }
    } catch (error) {
      show('interrupted', error)
      return
    }
    if (job.current !== current) return
    const blob = current.file.finish()
    const file = new File([blob], text.fileName(current.exportedOn, current.format), { type: blob.type })
    saveFile(file)
    setState({ step: 'saved', file })
  }

  return {
    state,
    begin: (format: ExportFormat) => void run(createJob(format)),
    resume: () => job.current && void run(job.current),
  }
}
