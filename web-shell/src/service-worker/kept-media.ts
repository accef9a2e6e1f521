import { byteRange } from '../../../shared/http/byte-range.ts'

/** The cache with the recordings that the user keeps on this device. An update of the app leaves it as it is. */
export const KEPT_MEDIA = 'kept-media'

/** Whether an address is a file of the media bucket. */
export const isMedia = ({ origin, pathname }: URL) => origin === location.origin && pathname.startsWith('/media/')

/** Replies with a part of a whole file, as the service does: players seek by asking for ranges. */
async function partOf(file: Response, range: string | null): Promise<Response> {
  if (range === null) return file
  const blob = await file.blob()
  const part = byteRange(range, blob.size)
  const headers = new Headers(file.headers)
  if (!part) return new Response(blob, { headers })
  if (part === 'unsatisfiable') {
    headers.set('content-range', `bytes */${blob.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = part
  headers.set('content-range', `bytes ${first}-${last}/${blob.size}`)
  headers.set('content-length', String(last - first + 1))
  // A slice without a type has none, whatever the headers say.
  return new Response(blob.slice(first, last + 1, blob.type), { status: 206, headers })
}

/**
 * Serves a file of the media bucket: the kept copy if there is one, otherwise the network. It stores nothing, so a
 * partial reply is never kept. Source: requirement AUDIO-01.
 */
export async function serveMedia(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT_MEDIA).then(
    (cache) => cache.match(request.url, { ignoreVary: true }),
    () => undefined,
  )
  return kept ? partOf(kept, request.headers.get('range')) : fetch(request)
}
