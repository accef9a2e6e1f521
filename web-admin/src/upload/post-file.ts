import type { PresignedPost } from '../../../shared/uploads/schema.ts'

/** After this time in which nothing more was sent, in milliseconds, the connection counts as lost. */
const STALLED_MS = 30_000

/**
 * Sends a file with a signed form. `onProgress` gets the sent part, from 0 to 1. Rejects when the connection is lost or
 * the form is refused, for example because it has expired. A slow connection has as much time as it needs. `signal`
 * stops it.
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
  const abort = () => request.abort()
  let timer = setTimeout(abort, STALLED_MS)
  const end = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`The file was not sent: ${request.status}`))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer)
      timer = setTimeout(abort, STALLED_MS)
      onProgress(total ? loaded / total : 0)
    })
    request.addEventListener('load', () => (request.status >= 200 && request.status < 300 ? resolve() : fail()))
    for (const name of ['error', 'abort']) request.addEventListener(name, fail)
    signal.addEventListener('abort', abort, { once: true })
    request.open('POST', url)
    request.send(form)
  })
  return end.finally(() => clearTimeout(timer))
}
