import { useEffect } from 'react'

let isMarked = false

/** Sets a performance mark when home first draws real data, once per page load. Startup time is measured with it. */
export function useMarkUseful(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn || isMarked) return
    isMarked = true
    requestAnimationFrame(() => performance.mark('home-useful'))
  }, [isDrawn])
}
