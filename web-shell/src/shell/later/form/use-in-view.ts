import { useEffect, useRef } from 'react'

/** Scrolls something into view when it is shown: on a small screen it may be below the buttons. */
export function useInView<T extends HTMLElement = HTMLParagraphElement>(isShown: boolean) {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return ref
}
