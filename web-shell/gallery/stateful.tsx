import { type ReactNode, useState } from 'react'

interface HeldProps<T> {
  start: T
  children: (value: T, onChange: (value: T) => void) => ReactNode
}

/** Keeps the value of a control in state, as a screen does. */
export function Stateful<T>({ start, children }: HeldProps<T>) {
  const [value, setValue] = useState(start)
  return children(value, (next) => setValue(() => next))
}
