import { useSyncExternalStore } from 'react'

/** Whether a media query matches. Updates when that changes. */
export function useMediaQuery(query: string): boolean {
  const media = matchMedia(query)
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => media.matches,
  )
}
