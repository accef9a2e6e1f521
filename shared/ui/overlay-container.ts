import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

/*
 * While a sheet is open, the browser makes everything outside it inert. An overlay that the user must read or touch has
 * to be rendered inside the sheet.
 */
interface OverlayState {
  sheets: HTMLElement[]
  listeners: ReturnType<typeof createListeners>
}

/** Shared through `globalThis`, because the shell and each remote have their own copy of this module. */
const globalScope = globalThis as { stillwaterStage?: OverlayState }
globalScope.stillwaterStage ??= { sheets: [], listeners: createListeners() }
const { sheets, listeners } = globalScope.stillwaterStage

/** Registers an open sheet on top of the earlier ones. Returns the function that removes it again. */
export function registerOpenSheet(sheet: HTMLElement): () => void {
  sheets.push(sheet)
  listeners.tell()
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1)
    listeners.tell()
  }
}

/** The element to render overlays in: the topmost open sheet, or the body of the document when no sheet is open. */
export function useOverlayContainer(): HTMLElement {
  return useSyncExternalStore(listeners.subscribe, () => sheets.at(-1) ?? document.body)
}
