import { describe, expect, it } from 'vitest'
import { FRAME, mp3, noise, tag } from '../../tests/fixtures/data/mp3.ts'
import { readMp3 } from './mp3.ts'

describe('an MP3', () => {
  it.each([20, 1_000])('[ADM-06] is as long as its %i frames', (frames) => {
    const { seconds, sound } = readMp3(mp3(frames)) ?? {}
    expect(seconds).toBeCloseTo(frames * FRAME.seconds, 6)
    expect(sound?.length).toBe(frames * FRAME.bytes)
  })

  it('[ADM-06] [SEC-24] keeps nothing of tags and of what stands behind its sound', () => {
    const words = `heron ${'x'.repeat(300)}`
    const whole = Buffer.concat([tag(words), mp3(30), Buffer.from('TAGheron'), Buffer.from('<script>')])
    expect(readMp3(whole)?.sound).toEqual(mp3(30))
  })

  it('[ADM-06] does not count the table of a file with a changing rate as sound', () => {
    const whole = mp3(30)
    whole.write('Xing', 13, 'latin1')
    expect(readMp3(whole)?.seconds).toBeCloseTo(29 * FRAME.seconds, 6)
  })

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a tag alone', tag('heron')],
    ['a few frames', mp3(19)],
    ['noise', noise(20_000)],
    ['a page', Buffer.from('<!doctype html>'.repeat(200))],
    ['sound with a tag in the middle', Buffer.concat([mp3(100), tag('heron'), mp3(100)])],
    ['sound with a damaged frame', Buffer.concat([mp3(50), noise(FRAME.bytes), mp3(50)])],
    ['a page with sound behind it', Buffer.concat([Buffer.from('<script>'), mp3(100)])],
    [
      'a tag that says to be endless',
      Buffer.concat([Buffer.from('ID3\x04\x00\x00\x7f\x7f\x7f\x7f', 'latin1'), mp3(100)]),
    ],
    ['a sound of layer II', Buffer.from(mp3(100).map((byte) => (byte === 0xf3 ? 0xf5 : byte)))],
    ['a sound of a free rate', Buffer.from(mp3(100).map((byte) => (byte === 0x24 ? 0x04 : byte)))],
  ])('[ADM-06] [SEC-24] is not %s', (_, bytes) => {
    expect(readMp3(bytes)).toBeUndefined()
  })

  it('[ADM-06] that is cut keeps its whole frames', () => {
    expect(readMp3(mp3(30).subarray(0, 29 * FRAME.bytes + 5))?.sound.length).toBe(29 * FRAME.bytes)
  })
})
