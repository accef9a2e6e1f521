import { type RefObject, useEffect, useState } from 'react'

/** Returns the visible page (from 0) of a list that scrolls sideways, and the number of its pages. */
export function useScrollPages(listRef: RefObject<HTMLElement | null>): { page: number; pages: number } {
  const [state, setState] = useState({ page: 0, pages: 1 })

  useEffect(() => {
    const list = listRef.current
    if (!list) return
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = list
      // A list that is not laid out has no width.
      if (clientWidth === 0) return
      const pages = Math.max(1, Math.ceil((scrollWidth - 1) / clientWidth))
      const progress = scrollWidth > clientWidth ? scrollLeft / (scrollWidth - clientWidth) : 0
      const page = Math.round(progress * (pages - 1))
      setState((previous) => (previous.page === page && previous.pages === pages ? previous : { page, pages }))
    }
    const resizeObserver = new ResizeObserver(update)
    resizeObserver.observe(list)
    for (const item of list.children) resizeObserver.observe(item)
    list.addEventListener('scroll', update, { passive: true })
    return () => {
      resizeObserver.disconnect()
      list.removeEventListener('scroll', update)
    }
  }, [listRef])

  return state
}
