import { expect, it } from 'vitest'
import type { HttpResponse } from './http.ts'
import { withRange } from './ranges.ts'

const FILE: HttpResponse = {
  status: 200,
  headers: { etag: '"a"', 'content-type': 'audio/mpeg' },
  body: Buffer.from('0123456789'),
}
const ask = (headers: Record<string, string>, response = FILE, method = 'GET') =>
  withRange({ method, headers, path: '/x', query: '', body: Buffer.alloc(0), viewerIp: '' }, response)

it('[AUDIO-01] a range of a file is sent alone', () => {
  const { status, headers, body } = ask({ range: 'bytes=8-99' })
  expect([status, String(body)]).toEqual([206, '89'])
  expect(headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-range': 'bytes 8-9/10',
    'content-type': 'audio/mpeg',
  })
})

it('[AUDIO-01] a range outside a file is refused, with the length', () => {
  const { status, headers, body } = ask({ range: 'bytes=10-' })
  expect([status, body.length, headers['content-range']]).toEqual([416, 0, 'bytes */10'])
})

it('what is no range gets the whole file', () => {
  expect(ask({ range: 'x' })).toMatchObject({ status: 200, body: FILE.body })
})

it.each([
  ['"a"', 206],
  ['"b"', 200],
])('a range depends on If-Range: %s', (validator, status) => {
  expect(ask({ range: 'bytes=0-3', 'if-range': validator }).status).toBe(status)
})

it('an error has no ranges, nor has HEAD', () => {
  expect(ask({ range: 'bytes=0-3' }, { ...FILE, status: 404 }).status).toBe(404)
  expect(ask({ range: 'bytes=0-3' }, FILE, 'HEAD').status).toBe(200)
})
