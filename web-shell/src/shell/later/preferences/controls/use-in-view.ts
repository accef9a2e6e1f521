import { useEffect, useRef } from 'react'

/** Scrolls a sentence into view when it is said: on a small screen it may be below the buttons. */
export function useInView(isSaid: boolean) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSaid) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isSaid])
  return ref
}
