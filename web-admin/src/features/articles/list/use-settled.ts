import { useEffect, useState } from 'react'

/** Returns a value once it has stayed the same for so many milliseconds, and the one before until then. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
