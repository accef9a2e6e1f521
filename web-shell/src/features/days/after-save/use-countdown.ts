import { useEffect, useEffectEvent, useState } from 'react'

/** Counts down from `seconds`, then calls `onEnd`, unless it is paused. Without `seconds` it does nothing. */
export function useCountdown(seconds: number | undefined, onEnd: () => void) {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (left === undefined) return
    if (left === 0) return end()
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])

  return { left, pause: () => setLeft(undefined) }
}
