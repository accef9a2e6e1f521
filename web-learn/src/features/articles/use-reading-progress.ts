import { useEffect, useEffectEvent, useRef } from 'react'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { clampPercent, percentOf } from '../../../../shared/reading/rules.ts'
import { useChangeReading, useReading } from './use-reading.ts'

/** The place is saved when the user has not scrolled for this time. */
const SETTLED_MS = 1_500
/** Less than this, in per cent, is not worth a change. */
const MIN_CHANGE = 3
/** From here on an article counts as read, and opens at its beginning again. */
const FINISHED = 97

const scrollablePx = () => document.documentElement.scrollHeight - innerHeight

/** How far the page is scrolled, in per cent. */
export function scrolledPercent(): number {
  return scrollablePx() > 0 ? clampPercent((100 * scrollY) / scrollablePx()) : 0
}

/**
 * Records that the user has opened an article, and from then on how far they are. A finished article stays finished.
 * Opens it where they were. `isDrawn`: the article is there. Sources: requirements LEARN-06, LEARN-07.
 */
export function useReadingProgress({ id, title }: ArticleCard, isDrawn: boolean): void {
  const { reading, isKnown } = useReading()
  const change = useChangeReading()
  const savedRef = useRef<number>(undefined)

  /** What is not stored is not said: nothing depends on it (LEARN-06). */
  const save = useEffectEvent((percent: number) => {
    savedRef.current = percent
    change({ progress: { article: id, title, percent } }).catch(() => undefined)
  })

  const begin = useEffectEvent(() => {
    const percent = percentOf(reading, id)
    save(percent)
    if (percent > 0 && percent < FINISHED) scrollTo({ top: (scrollablePx() * percent) / 100 })
  })

  useEffect(() => {
    if (!isDrawn || !isKnown) return
    begin()
    let timer: ReturnType<typeof setTimeout> | undefined
    let reached = scrolledPercent()
    const saveReached = () => {
      clearTimeout(timer)
      const saved = savedRef.current ?? 0
      if (saved >= FINISHED || Math.abs(reached - saved) < MIN_CHANGE) return
      save(reached >= FINISHED ? 100 : reached)
    }
    const onScroll = () => {
      reached = scrolledPercent()
      clearTimeout(timer)
      timer = setTimeout(saveReached, SETTLED_MS)
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', saveReached)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', saveReached)
      saveReached()
    }
  }, [isDrawn, isKnown])
}
