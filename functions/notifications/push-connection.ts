import { type ClientHttp2Session, connect, constants, type OutgoingHttpHeaders } from 'node:http2'

/** A push service that does not answer in this time is tried again later. */
const TIMEOUT_MS = 8_000

/** One connection for each push service, kept while the instance lives: most of the time of a push is its set-up. */
const connections = new Map<string, ClientHttp2Session>()

function connectionTo(origin: string): ClientHttp2Session {
  const open = connections.get(origin)
  if (open && !open.closed && !open.destroyed) return open
  const session = connect(origin)
  const forget = () => {
    if (connections.get(origin) === session) connections.delete(origin)
  }
  // The requests on it fail by themselves.
  session.on('error', forget).on('goaway', forget).on('close', forget)
  session.unref()
  connections.set(origin, session)
  return session
}

/** What a push service replied. */
export interface PushReply {
  status: number
  /** Seconds to wait before the next try. */
  retryAfterS?: number
}

/** `Retry-After` in seconds; `undefined` if it is missing or a date. */
function secondsOf(value: unknown): number | undefined {
  const seconds = Number(value)
  return value !== undefined && Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

/**
 * Posts to a push service over HTTP/2. Redirects are not followed. Throws when there is no reply. An instance that slept may find its
 * connection dead: then it connects once more.
 */
export async function post(url: URL, body: Buffer, headers: OutgoingHttpHeaders): Promise<PushReply> {
  const isReused = connections.has(url.origin)
  return postOnce(url, body, headers).catch((error: unknown) => {
    if (!isReused) throw error
    return postOnce(url, body, headers)
  })
}

function postOnce(url: URL, body: Buffer, headers: OutgoingHttpHeaders): Promise<PushReply> {
  const session = connectionTo(url.origin)
  const { promise, resolve, reject } = Promise.withResolvers<PushReply>()
  const stream = session.request({
    [constants.HTTP2_HEADER_METHOD]: 'POST',
    [constants.HTTP2_HEADER_PATH]: `${url.pathname}${url.search}`,
    [constants.HTTP2_HEADER_AUTHORITY]: url.host,
    ...headers,
    [constants.HTTP2_HEADER_CONTENT_LENGTH]: body.length,
  })
  const fail = (error: Error) => {
    stream.close(constants.NGHTTP2_CANCEL)
    // A connection on which nothing comes back is of no use to the next push.
    session.destroy()
    reject(error)
  }
  stream.setTimeout(TIMEOUT_MS, () => fail(new Error('The push service does not answer')))
  stream
    .on('response', (reply) => {
      const retryAfterS = secondsOf(reply['retry-after'])
      resolve({ status: reply[':status'] ?? 0, ...(retryAfterS !== undefined && { retryAfterS }) })
    })
    .on('error', reject)
    .on('close', () => reject(new Error('The push service closed the connection')))
    .resume()
    .end(body)
  return promise
}
