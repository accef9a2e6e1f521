import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../../../../shared/ui/router.ts'

/** Whether a click on a link is one that the app may follow itself: to a screen of its own, here. */
const isOurs = (event: MouseEvent, link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.target &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Links of a text that lead to screens of the app open there, without loading the app anew. */
export function useOwnLinks(textRef: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isOurs(event, link)) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  })
  useEffect(() => {
    const text = textRef.current
    const listen = (event: MouseEvent) => follow(event)
    text?.addEventListener('click', listen)
    return () => text?.removeEventListener('click', listen)
  }, [textRef])
}
