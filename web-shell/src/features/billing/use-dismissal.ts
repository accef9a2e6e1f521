import { useState } from 'react'
import { focusHeading } from '../../shell/first/frame/page.tsx'

/** The offers that are hidden until the app is loaded again. */
const dismissed = new Set<string>()

/** Whether an offer is hidden, and the function that hides it. */
export function useDismissal(offer: string): readonly [boolean, () => void] {
  const [isHidden, setHidden] = useState(dismissed.has(offer))
  function hide(): void {
    dismissed.add(offer)
    setHidden(true)
    focusHeading()
  }
  return [isHidden, hide]
}
