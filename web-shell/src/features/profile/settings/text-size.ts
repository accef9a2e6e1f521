import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../../../shared/ui/listeners.ts'

export const TEXT_SIZES = ['small', 'medium', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** `inline/theme.js` reads this key before the first paint. */
const KEY = 'text-size'
const listeners = createListeners()

function read(): TextSize {
  const chosen = document.documentElement.dataset['textSize']
  return chosen === 'small' || chosen === 'large' ? chosen : 'medium'
}

/**
 * Sets the text size on this device, now and for later visits. It multiplies the text size that the browser has:
 * `medium` is exactly that.
 */
export function chooseTextSize(size: TextSize): void {
  const { dataset } = document.documentElement
  if (size === 'medium') delete dataset['textSize']
  else dataset['textSize'] = size
  try {
    if (size === 'medium') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, size)
  } catch {
    // Storage is not available: the choice lasts as long as the page.
  }
  listeners.tell()
}

export function useTextSize(): TextSize {
  return useSyncExternalStore(listeners.subscribe, read)
}
