import { type ReactNode, useState } from 'react'

interface HeldProps<T> {
  start: T
  children: (value: T, onChange: (value: T) => void) => ReactNode
}

/** Holds the value of a control, as a screen does. */
export function Held<T>({ start, children }: HeldProps<T>) {
  const [value, setValue] = useState(start)
  return children(value, (next) => setValue(() => next))
}
