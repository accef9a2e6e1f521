import { useLayoutEffect } from 'react'
import type { ReadingServices } from '../../../../../shared/reading/services.ts'
import { colourBrowserBars } from '../../first/frame/theme.ts'

/** Shows the page in another theme than the app's, as long as the screen is open. */
export const useScreenTheme: ReadingServices['useScreenTheme'] = (theme) => {
  useLayoutEffect(() => {
    if (!theme) return
    const { dataset } = document.documentElement
    const chosen = dataset['theme']
    dataset['theme'] = theme
    colourBrowserBars(theme)
    return () => {
      if (chosen === 'light' || chosen === 'dark') dataset['theme'] = chosen
      else delete dataset['theme']
      colourBrowserBars(chosen === 'light' || chosen === 'dark' ? chosen : 'system')
    }
  }, [theme])
}
