/* oxlint-disable react/hooks -- the shell passes the same functions to a remote for the whole lifetime of a page */
import { NOTHING_READ } from '../../../../shared/reading/reading.ts'
import type { ReadingServices } from '../../../../shared/reading/services.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'

/** What the user keeps of their reading; nothing with an older shell. */
export const useReading: ReadingServices['useReading'] = () =>
  useShell().reading?.useReading() ?? { reading: NOTHING_READ, isKnown: true }
const saveNothing = async () => undefined
export const useChangeReading: ReadingServices['useChange'] = () => useShell().reading?.useChange() ?? saveNothing
export const useScreenTheme: ReadingServices['useScreenTheme'] = (theme) => useShell().reading?.useScreenTheme(theme)
