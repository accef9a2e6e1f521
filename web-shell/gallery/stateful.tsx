import { type ReactNode, useState } from 'react'

interface StatefulProps<T> {
  initialValue: T
  children: (value: T, onChange: (value: T) => void) => ReactNode
}

/** Keeps the value of a control in state, as a screen does. */
export function Stateful<T>({ initialValue, children }: StatefulProps<T>) {
  const [value, setValue] = useState(initialValue)
  return children(value, (next) => setValue(() => next))
}
