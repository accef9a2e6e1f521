import type { Reading, ReadingSettings } from './reading.ts'

/** What the shell keeps of a user's reading, for the learning hub. Fields are added, never removed or changed. */
export interface ReadingServices {
  /**
   * What is stored and what waits in the outgoing queue. `isKnown` is false until the first read has succeeded or failed:
   * then there is only what waits.
   */
  useReading: () => { reading: Reading; isKnown: boolean }
  /**
   * Returns a function that saves one change through the outgoing queue. Its promise resolves when the change is stored on
   * this device, and rejects when it cannot be stored there.
   */
  useChange: () => (
    change:
      | { bookmark: { article: string; title: string; isBookmarked: boolean } }
      | { progress: { article: string; title: string; percent: number } }
      | { settings: ReadingSettings },
  ) => Promise<void>
  /** Shows the page in this theme as long as the screen is open; `undefined`: in that of the app. */
  useScreenTheme: (theme: 'light' | 'dark' | undefined) => void
}
