const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string) => [...new TextEncoder().encode(text)]

/** What the first bytes of a file say that it is; `undefined` for everything but PNG, JPEG and WebP. */
export function formatOf(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp'
  return undefined
}

/** The name of the chunk that makes a PNG move, before its first picture. The decoder would show that one alone. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (startsWith(bytes, ascii('acTL'), at + 4)) return true
    if (startsWith(bytes, ascii('IDAT'), at + 4)) return false
  }
  return false
}
