import { useEffect } from 'react'

let isMarked = false

/** Marks, once an opening of the app, when home's real data was first drawn: by that mark its opening is measured. */
export function useMarkUseful(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn || isMarked) return
    isMarked = true
    requestAnimationFrame(() => performance.mark('home-useful'))
  }, [isDrawn])
}
