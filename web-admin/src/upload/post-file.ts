import type { PresignedPost } from '../../../shared/uploads/schema.ts'

/** After this time without an end, in milliseconds, the connection counts as lost. */
const TIMEOUT_MS = 120_000

/**
 * Sends a file with a signed form. `onProgress` gets the sent part, from 0 to 1. Rejects when the connection is lost or
 * the form is refused, for example because it has expired. `signal` stops it.
 */
export function postFile(
  { url, fields }: PresignedPost,
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  // `fetch` does not tell how much was sent.
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The file was not sent: ${request.status}`))
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () => (request.status >= 200 && request.status < 300 ? resolve() : fail()))
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, fail)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    request.timeout = TIMEOUT_MS
    request.send(form)
  })
}
