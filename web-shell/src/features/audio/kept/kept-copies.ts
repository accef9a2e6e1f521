import type { Recording } from '../../../../../shared/audio/schema.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import { KEPT_MEDIA } from '../../../service-worker/kept-media.ts'

/** A copy is `kept`, or has a part of its bytes (0 to 1), or could not be kept. */
export type Copy = 'kept' | { progress: number; stop: () => void } | 'failed' | 'full'

type File = Recording['file']

const listeners = createListeners()
let copies: ReadonlyMap<File, Copy> = new Map()

/** The copies on this device, by file. A file without a copy is absent. */
export const readCopies = (): ReadonlyMap<File, Copy> => copies
export const watchCopies = listeners.subscribe

function set(file: File, copy: Copy | undefined): void {
  const changed = new Map(copies)
  if (copy) changed.set(file, copy)
  else changed.delete(file)
  copies = changed
  listeners.tell()
}

/** Whether this browser can keep copies, and plays them without a network. */
export const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator

/** Reads which files are kept on this device. */
export async function findCopies(): Promise<void> {
  if (!canKeep()) return
  const cache = await caches.open(KEPT_MEDIA)
  const files = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const underWay = [...copies].filter(([, copy]) => copy !== 'kept')
  copies = new Map([...files.map((file) => [file, 'kept'] as const), ...underWay])
  listeners.tell()
}

/** Removes the copies of files that no recording of the library has any more. */
export async function removeOutdated(recordings: readonly Recording[]): Promise<void> {
  for (const [file, copy] of copies)
    if (copy === 'kept' && !recordings.some((recording) => recording.file === file)) await removeCopy(file)
}

/** Reads a whole body. Calls `onBytes` with the number of bytes so far. */
async function readAll(body: ReadableStream<Uint8Array<ArrayBuffer>>, onBytes: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    bytes += part.value.length
    onBytes(bytes)
  }
  return new Blob(parts)
}

/** Downloads the whole file of a recording. Throws when any of its bytes is missing. */
async function download({ file, bytes }: Recording, signal: AbortSignal, onProgress: (progress: number) => void) {
  const response = await fetch(file, { signal })
  if (response.status !== 200 || !response.body) throw new Error(`${file}: ${response.status}`)
  const blob = await readAll(response.body, (read) => onProgress(Math.min(1, read / bytes)))
  if (blob.size !== bytes) throw new Error(`${file}: ${blob.size} of ${bytes} bytes`)
  // The copy keeps its headers, so that it can never run, either.
  return new Response(blob, { headers: response.headers })
}

/** Keeps the recording on this device. Source: requirement AUDIO-01. */
export async function keepCopy(recording: Recording): Promise<void> {
  const { file } = recording
  const controller = new AbortController()
  const stop = () => controller.abort()
  set(file, { progress: 0, stop })
  try {
    const response = await download(recording, controller.signal, (progress) => set(file, { progress, stop }))
    const cache = await caches.open(KEPT_MEDIA)
    await cache.put(file, response)
    set(file, 'kept')
  } catch (error) {
    if (controller.signal.aborted) set(file, undefined)
    else set(file, (error as DOMException).name === 'QuotaExceededError' ? 'full' : 'failed')
  }
}

/** Removes the copy of a file from this device. */
export async function removeCopy(file: File): Promise<void> {
  const cache = await caches.open(KEPT_MEDIA)
  await cache.delete(file)
  set(file, undefined)
}
