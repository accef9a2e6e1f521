import { useSyncExternalStore } from 'react'

/*
 * While a sheet is open, the browser makes all around it inert: what is to be read and touched must stand within it.
 */
const sheets: HTMLElement[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Notes that a sheet is open, above those before it. Answers how to note that it has closed. */
export function enterStage(sheet: HTMLElement): () => void {
  sheets.push(sheet)
  tell()
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1)
    tell()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where something must stand to be within reach: the topmost open sheet, or else the page. */
export function useStage(): HTMLElement {
  return useSyncExternalStore(subscribe, () => sheets.at(-1) ?? document.body)
}
