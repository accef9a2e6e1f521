import { useEffect, useState } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import styles from './articles.module.css'
import { articleText } from './text.ts'

/** From where it is a long way back, in pixels. Source: requirement LEARN-05. */
const FAR_PX = 400

/** How far one has scrolled: in percent of what there is, and in pixels. */
function useScrolled(): { percent: number; px: number } {
  const [scrolled, setScrolled] = useState({ percent: 0, px: 0 })
  useEffect(() => {
    const look = () => {
      const all = document.documentElement.scrollHeight - innerHeight
      const percent = all > 0 ? Math.min(100, Math.max(0, Math.round((100 * scrollY) / all))) : 0
      setScrolled({ percent, px: scrollY })
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return scrolled
}

/** How much of the article lies behind, once that is something. */
export function Progress() {
  const { percent } = useScrolled()
  return (
    percent > 0 && (
      <div className={styles['progress']} aria-hidden="true">
        <div className={styles['bar']} style={{ inlineSize: `${percent}%` }} />
        <span>{articleText.read(percent)}</span>
      </div>
    )
  )
}

/** The way back to the heading, once it is long. */
export function ToTop() {
  const { px } = useScrolled()
  const goUp = () => {
    scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  return (
    px > FAR_PX && (
      <Button variant="secondary" className={styles['toTop']} aria-label={articleText.top} onClick={goUp}>
        <span aria-hidden="true">↑</span>
      </Button>
    )
  )
}
