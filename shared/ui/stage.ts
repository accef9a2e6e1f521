import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

/*
 * While a sheet is open, the browser makes all around it inert: what is to be read and touched must stand within it.
 */
interface Stage {
  sheets: HTMLElement[]
  listeners: ReturnType<typeof createListeners>
}

/** The page has one stage, though the shell and each remote have a copy of this module. */
const page = globalThis as { stillwaterStage?: Stage }
page.stillwaterStage ??= { sheets: [], listeners: createListeners() }
const { sheets, listeners } = page.stillwaterStage

/** Notes that a sheet is open, above those before it. Answers how to note that it has closed. */
export function enterStage(sheet: HTMLElement): () => void {
  sheets.push(sheet)
  listeners.tell()
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1)
    listeners.tell()
  }
}

/** Where something must stand to be within reach: the topmost open sheet, or else the page. */
export function useStage(): HTMLElement {
  return useSyncExternalStore(listeners.subscribe, () => sheets.at(-1) ?? document.body)
}
