import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves the focus to a heading when it appears: the pressed control has gone. A screen reader reads it out. */
export function useFocusFirst(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return ref
}
