import { createHash } from 'node:crypto'
import { MAX_SECONDS } from '../../shared/audio/schema.ts'
import { RECORDING_TYPE } from '../../shared/uploads/recording.ts'
import type { UploadState } from '../../shared/uploads/schema.ts'
import { readMp3 } from './mp3.ts'
import { storeMedia } from './objects.ts'

/** Checks an uploaded recording, stores its sound, and returns what has become of it. Rejects when it cannot be stored. */
export async function makeRecording(source: Uint8Array): Promise<UploadState> {
  const recording = readMp3(source)
  if (!recording) return { state: 'refused', reason: 'not-mp3' }
  const { sound, seconds } = recording
  if (seconds > MAX_SECONDS) return { state: 'refused', reason: 'too-long' }
  const hash = createHash('sha256').update(sound).digest('hex').slice(0, 20)
  const address = `/media/audio/recording-${hash}.mp3`
  await storeMedia(address, RECORDING_TYPE, sound)
  return { state: 'ready', address, seconds, bytes: sound.length }
}
