import { byteRange } from '../../../shared/http/byte-range.ts'
import type { HttpRequest, HttpResponse } from './http.ts'

/**
 * Cuts the requested range out of a file, as CloudFront does with the files that it caches. With `If-Range`, the whole
 * file is sent when it is another one by now.
 */
export function withRange({ method, headers }: HttpRequest, response: HttpResponse): HttpResponse {
  const { body, status } = response
  if (status !== 200 || !response.headers['etag']) return response
  const whole = { ...response, headers: { ...response.headers, 'accept-ranges': 'bytes' } }
  const validator = headers['if-range']
  if (method !== 'GET' || (validator !== undefined && validator !== response.headers['etag'])) return whole
  const range = byteRange(headers['range'], body.length)
  if (!range) return whole
  if (range === 'unsatisfiable')
    return {
      ...whole,
      status: 416,
      headers: { ...whole.headers, 'content-range': `bytes */${body.length}` },
      body: Buffer.alloc(0),
    }
  const { first, last } = range
  return {
    ...whole,
    status: 206,
    headers: { ...whole.headers, 'content-range': `bytes ${first}-${last}/${body.length}` },
    body: body.subarray(first, last + 1),
  }
}
