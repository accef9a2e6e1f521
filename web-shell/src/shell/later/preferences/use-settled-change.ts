import { useEffect, useEffectEvent, useState } from 'react'

/** A value is saved when the control has not moved for this time (ms). */
const SETTLE_MS = 500

/**
 * Saves a value when its control rests, not at every step. Returns the value that the control shows, and the function
 * that changes it. A change that was not saved yet is saved when the control is removed.
 */
export function useSettledChange<T>(value: T, save: (value: T) => void): [shown: T, change: (value: T) => void] {
  const [pending, setPending] = useState<{ value: T }>()

  useEffect(() => {
    if (pending === undefined) return
    const timer = setTimeout(() => {
      setPending(undefined)
      save(pending.value)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [pending, save])

  const saveOnUnmount = useEffectEvent(() => pending !== undefined && save(pending.value))
  useEffect(() => () => void saveOnUnmount(), [])

  return [pending === undefined ? value : pending.value, (next) => setPending({ value: next })]
}
