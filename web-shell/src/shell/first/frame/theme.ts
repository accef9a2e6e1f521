import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import type { Theme } from '../../../../../shared/ui/shell-services.ts'

export const THEMES = ['system', 'light', 'dark'] as const satisfies Theme[]

/** `inline/theme.js` reads this key before the first paint. */
const KEY = 'theme'
const listeners = createListeners()

function read(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Sets the colour of the browser's own bars. Each of the two meta elements has the colour for one colour scheme. */
export function colourBrowserBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const colourScheme = meta.dataset['theme']
    const mediaOfChoice = colourScheme === theme ? 'all' : 'not all'
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${colourScheme})` : mediaOfChoice
  }
}

/** Sets the theme on this device, now and for later visits. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  colourBrowserBars(theme)
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is not available: the choice lasts as long as the page.
  }
  listeners.tell()
}

export function useTheme(): Theme {
  return useSyncExternalStore(listeners.subscribe, read)
}
