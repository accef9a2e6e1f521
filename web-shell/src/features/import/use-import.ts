import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importApi } from '../../../../shared/import/api.ts'
import { batchesOf } from '../../../../shared/import/batches.ts'
import { addResults, NO_CHANGES } from '../../../../shared/import/results.ts'
import type { ImportBatch, ImportResult } from '../../../../shared/import/schema.ts'
import { countEntries } from '../../../../shared/import/schema.ts'
import type { Table } from '../../../../shared/import/table/table.ts'
import { call } from '../../shell/first/api/call.ts'
import { type ReadFile, readFile, type Source } from './read-file.ts'
import type { RefusedFile } from './read-json.ts'

type Task = 'preview' | 'apply'

/** Batches on their way. `next` is the first one without a reply. */
interface Job {
  task: Task
  source: Source
  batches: readonly ImportBatch[]
  next: number
  result: ImportResult
}

interface Progress {
  task: Task
  /** In days and other entries. */
  done: number
  total: number
}

export type ImportState =
  | { step: 'choose'; refused?: RefusedFile }
  | { step: 'reading' }
  | { step: 'name-columns'; table: Table }
  | ({ step: 'running' } & Progress)
  | ({ step: 'interrupted'; error: unknown } & Progress)
  | { step: 'preview'; source: Source; result: ImportResult }
  | { step: 'done'; result: ImportResult }

const sizeOf = (batches: readonly ImportBatch[]) =>
  batches.reduce((sum, batch) => sum + batch.days.length + countEntries(batch), 0)

function progressOf({ task, batches, next }: Job): Progress {
  return { task, done: sizeOf(batches.slice(0, next)), total: sizeOf(batches) }
}

/**
 * Reads a file in: first the preview, then, when the user agrees, the batches. A batch without a reply is sent again,
 * which has no effect twice. Closing the screen stops it after the batch on its way; the same file goes on later.
 */
export function useImport() {
  const client = useQueryClient()
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const job = useRef<Job>(undefined)
  useEffect(() => () => void (job.current = undefined), [])

  async function run(current: Job): Promise<void> {
    job.current = current
    const isCurrent = () => job.current === current
    try {
      while (isCurrent() && current.next < current.batches.length) {
        setState({ step: 'running', ...progressOf(current) })
        const body = current.batches[current.next] as ImportBatch
        current.result = addResults(current.result, await call(importApi[current.task], { body }))
        current.next += 1
      }
    } catch (error) {
      if (isCurrent()) setState({ step: 'interrupted', error, ...progressOf(current) })
      return
    } finally {
      // Whatever is stored by now shows on every screen.
      if (current.task === 'apply') void client.invalidateQueries()
    }
    if (!isCurrent()) return
    const { task, source, result } = current
    setState(task === 'preview' ? { step: 'preview', source, result } : { step: 'done', result })
  }

  function start(task: Task, source: Source, wantsSettings: boolean): void {
    const batches = batchesOf(source.diary, wantsSettings)
    void run({ task, source, batches, next: 0, result: NO_CHANGES })
  }

  function show(read: ReadFile): void {
    if ('problem' in read) setState({ step: 'choose', refused: read })
    else if ('table' in read) setState({ step: 'name-columns', table: read.table })
    else start('preview', read, true)
  }

  return {
    state,
    choose: async (file: File) => {
      setState({ step: 'reading' })
      show(await readFile(file).catch((): RefusedFile => ({ problem: 'unreadable' })))
    },
    compare: show,
    apply: (source: Source, wantsSettings: boolean) => start('apply', source, wantsSettings),
    resume: () => job.current && void run(job.current),
    startOver: () => {
      job.current = undefined
      setState({ step: 'choose' })
    },
  }
}
