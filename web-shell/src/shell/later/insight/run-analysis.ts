import type { LinkAnalysis, LinkInput } from '../../../../../shared/insight/link-types.ts'
import { trustedWorkerUrl } from '../../../service-worker/trusted-url.ts'
// oxlint-disable-next-line import/default -- Vite builds the worker, and returns its URL
import workerUrl from './analysis-worker.ts?worker&url'

/**
 * Analyses the days in a worker, which ends with the analysis or with `signal`; then the result never comes.
 *
 * @throws Error if the worker cannot start or fails.
 */
export async function runAnalysis(input: LinkInput, signal: AbortSignal): Promise<LinkAnalysis> {
  const worker = new Worker(trustedWorkerUrl(workerUrl))
  signal.addEventListener('abort', () => worker.terminate())
  return await new Promise<LinkAnalysis>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<LinkAnalysis>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(input)
  }).finally(() => worker.terminate())
}
