import url from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import { useLayoutEffect } from 'react'

let loaded: FontFace | undefined

/** The longest time that the first render waits for the font. */
const TIMEOUT_MS = 100

/**
 * Loads the font of headings from this device, as soon as the service worker keeps it there: it never competes with
 * data. Without a service worker, headings keep a serif of the system. Resolves when the app may be rendered.
 */
export async function loadSerif(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const loading = serviceWorker.ready
    .then(() => new FontFace('Newsreader', `url('${url}')`, { weight: '200 800' }).load())
    .then(
      (face) => void (loaded = face),
      () => undefined,
    )
  if (serviceWorker.controller) await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))])
}

/**
 * Applies the loaded font when the screen changes, so that no text moves that is being read.
 *
 * @param screen A value that changes with the screen.
 */
export function useSerif(screen: string): void {
  useLayoutEffect(() => {
    if (loaded) document.fonts.add(loaded)
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- once per screen
  }, [screen])
}
