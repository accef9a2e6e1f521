import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while `isOn`. A browser takes the lock back when the page is hidden, so it is asked again. Returns
 * whether it cannot be had.
 */
export function useWakeLock(isOn: boolean): { isMissing: boolean } {
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    if (!isOn) return
    let lock: WakeLockSentinel | undefined
    let isDone = false
    async function request() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const got = await navigator.wakeLock.request('screen')
        if (isDone) return void got.release()
        lock = got
        setMissing(false)
      } catch {
        // The browser has none, or the battery is low.
        if (!isDone) setMissing(true)
      }
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isDone = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release().catch(() => undefined)
    }
  }, [isOn])

  return { isMissing }
}
