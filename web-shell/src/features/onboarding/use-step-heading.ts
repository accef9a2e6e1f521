import { useEffect, useRef } from 'react'
import { PRODUCT } from '../../../../shared/product.ts'

/** Names the document after a step and moves the focus to the step's heading, so that a screen reader reads it out. */
export function useStepHeading(title: string) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title.includes(PRODUCT) ? title : `${title} – ${PRODUCT}`
    ref.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [title])
  return ref
}
