import { useEffect, useEffectEvent, useState } from 'react'

/** Counts down from `seconds`, then calls `onEnd`, unless it is stopped. Without `seconds` it does nothing. */
export function useCountdown(seconds: number | undefined, onEnd: () => void) {
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (secondsLeft === undefined) return
    if (secondsLeft === 0) return end()
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000)
    return () => clearTimeout(timer)
  }, [secondsLeft])

  return { secondsLeft, stop: () => setSecondsLeft(undefined) }
}
