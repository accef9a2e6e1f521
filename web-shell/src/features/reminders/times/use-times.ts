import { useEffect, useState } from 'react'
import { approximateTimes } from './approximate-times.ts'
import type { Times } from './times.ts'

let loaded: Times | undefined

/** How the code of exact times is loaded. Tests replace it. */
export const timesLoader = {
  load: (): Promise<Times> => import('./exact-times.ts').then(({ exactTimes }) => exactTimes),
}

/** Loads exact times, or uses approximate ones when that fails. The next screen then tries again. */
async function loadTimes(): Promise<Times> {
  try {
    loaded = await timesLoader.load()
    return loaded
  } catch {
    return approximateTimes
  }
}

/** Forgets the loaded code, for tests. */
export function forgetTimes(): void {
  loaded = undefined
}

/** How to compute when reminders come; `undefined` while the code for it is loading. Source: requirement REM-06. */
export function useTimes(): Times | undefined {
  const [times, setTimes] = useState(loaded)
  useEffect(() => {
    let isMounted = true
    async function load() {
      const next = await loadTimes()
      if (isMounted) setTimes(next)
    }
    if (!times) void load()
    return () => {
      isMounted = false
    }
  }, [times])
  return times
}
