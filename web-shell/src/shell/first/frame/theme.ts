import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import type { Theme } from '../../../../../shared/ui/shell-services.ts'

export const THEMES = ['system', 'light', 'dark'] as const satisfies Theme[]

/** `inline/theme.js` reads it before the first paint. */
const KEY = 'theme'
const listeners = createListeners()

function read(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** The browser's own bars: each of the page's two colours says for which appearance it is. */
function paintBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset['theme']
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}

/** Chooses the appearance on this device, now and at the next start. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  paintBrowser(theme)
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is closed to us: the choice lasts as long as the page.
  }
  listeners.tell()
}

export function useTheme(): Theme {
  return useSyncExternalStore(listeners.subscribe, read)
}
