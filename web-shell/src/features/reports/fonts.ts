import regular from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url'
import bold from '@expo-google-fonts/roboto/600SemiBold/Roboto_600SemiBold.ttf?url'
import type { Fonts } from './pdf/writer.ts'

async function read(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { method: 'GET' })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Loads the font of the file: from the service worker where there is one. */
export async function loadFonts(): Promise<Fonts> {
  const [regularBytes, boldBytes] = await Promise.all([read(regular), read(bold)])
  return { regular: regularBytes, bold: boldBytes }
}
