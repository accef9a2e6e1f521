import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parsePayload, pathWithin } from './payload.ts'

const PAYLOAD = { title: 'Stillwater', body: 'A reminder for you.', tag: 'a', path: '/reminders?tab=due', due: 1 }

describe('[PUSH-04] a payload', () => {
  it.each([PAYLOAD, { ...PAYLOAD, reminder: 'b' }, { ...PAYLOAD, body: '', due: 0 }])('is read: %j', (payload) => {
    expect(parsePayload({ json: () => payload })).toEqual(payload)
  })

  it('of a newer service is read without what is new', () => {
    expect(parsePayload({ json: () => ({ ...PAYLOAD, later: 1 }) })).toEqual(PAYLOAD)
  })

  it.each([
    null,
    'heron',
    {},
    { ...PAYLOAD, title: '' },
    { ...PAYLOAD, title: 5 },
    { ...PAYLOAD, body: undefined },
    { ...PAYLOAD, tag: '' },
    { ...PAYLOAD, path: undefined },
    { ...PAYLOAD, due: -1 },
    { ...PAYLOAD, due: 1.5 },
  ])('is refused: %j', (payload) => {
    expect(parsePayload({ json: () => payload })).toBeUndefined()
  })

  it('that is no JSON, or missing, is refused', () => {
    const json = () => {
      throw new SyntaxError('heron')
    }
    expect([parsePayload({ json }), parsePayload(null)]).toEqual([undefined, undefined])
  })
})

describe('[PUSH-04] the path of a notification', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'https://heron.example' })
    return () => vi.unstubAllGlobals()
  })

  it.each(['/', '/reminders', '/reminders?tab=due', '/tools/exercises#breathe'])('is one of the app: %s', (path) => {
    expect(pathWithin(path)).toBe(path)
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example',
    'reminders',
    'javascript:alert(1)',
    '',
    5,
    undefined,
  ])('is home for anything else: %j', (path) => {
    expect(pathWithin(path)).toBe('/home')
  })
})
