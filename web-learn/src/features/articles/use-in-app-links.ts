import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../../../../shared/ui/router.ts'

/** Whether the app handles the click: a plain click on a link of this origin that opens in the same tab. */
const isInAppClick = (event: MouseEvent, link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.target &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Links in a text to screens of the app navigate in the app, without a page load. */
export function useInAppLinks(textRef: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isInAppClick(event, link)) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  })
  useEffect(() => {
    const text = textRef.current
    const listen = (event: MouseEvent) => onClick(event)
    text?.addEventListener('click', listen)
    return () => text?.removeEventListener('click', listen)
  }, [textRef])
}
