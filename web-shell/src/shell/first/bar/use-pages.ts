import { type RefObject, useEffect, useState } from 'react'

/** Which page of something that scrolls sideways is in view, from 0, and how many there are. */
export function usePages(listRef: RefObject<HTMLElement | null>): { page: number; pages: number } {
  const [place, setPlace] = useState({ page: 0, pages: 1 })

  useEffect(() => {
    const list = listRef.current
    if (!list) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = list
      const pages = Math.max(1, Math.ceil((scrollWidth - 1) / clientWidth))
      const travelled = scrollWidth > clientWidth ? scrollLeft / (scrollWidth - clientWidth) : 0
      const page = Math.round(travelled * (pages - 1))
      setPlace((before) => (before.page === page && before.pages === pages ? before : { page, pages }))
    }
    const sized = new ResizeObserver(look)
    sized.observe(list)
    for (const item of list.children) sized.observe(item)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      sized.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [listRef])

  return place
}
