import { vi } from 'vitest'
import type { LinkAnalysis, LinkInput } from '../../../shared/insight/link-types.ts'
import { analyseLinks } from '../../../shared/insight/links.ts'
import { ANALYSIS_OPTIONS } from '../shell/later/insight/analysis-options.ts'

type Answer = (input: LinkInput) => LinkAnalysis | Error

/** Replaces workers by one that answers like the real one, which a journey proves. */
export function fakeWorkers(answer: Answer = (input) => analyseLinks(input, ANALYSIS_OPTIONS)) {
  const workers: { isEnded: boolean; url: string }[] = []
  class FakeWorker extends EventTarget {
    isEnded = false
    url: string
    constructor(url: string) {
      super()
      this.url = url
      workers.push(this)
    }
    postMessage(input: LinkInput) {
      const answered = answer(structuredClone(input))
      queueMicrotask(() =>
        this.dispatchEvent(
          answered instanceof Error
            ? Object.assign(new Event('error'), { message: answered.message })
            : new MessageEvent('message', { data: answered }),
        ),
      )
    }
    terminate() {
      this.isEnded = true
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  return workers
}
