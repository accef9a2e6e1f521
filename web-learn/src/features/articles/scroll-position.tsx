import up from 'icon:arrow-up'
import { useEffect, useState } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import styles from './articles.module.css'
import { articleText, text } from './text.ts'
import { scrolledPercent } from './use-reading-progress.ts'

/** The button to the top appears below this scroll position, in pixels. Source: requirement LEARN-05. */
const SHOW_BUTTON_BELOW_PX = 400

/** The scroll position: in percent of the scrollable height, and in pixels. */
function useScrollPosition(): { percent: number; px: number } {
  const [position, setPosition] = useState({ percent: 0, px: 0 })
  useEffect(() => {
    const measure = () => {
      setPosition({ percent: scrolledPercent(), px: scrollY })
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    return () => removeEventListener('scroll', measure)
  }, [])
  return position
}

/** How much of the article has been scrolled through. Hidden at 0%. */
export function ReadingProgress() {
  const { percent } = useScrollPosition()
  return (
    percent > 0 && (
      <div className={styles['progress']} aria-hidden="true">
        <div className={styles['bar']} style={{ inlineSize: `${percent}%` }} />
        <span>{text.read(percent)}</span>
      </div>
    )
  )
}

/** A button that scrolls to the top and focuses the heading. */
export function BackToTop() {
  const { px } = useScrollPosition()
  const scrollToTop = () => {
    scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  return (
    px > SHOW_BUTTON_BELOW_PX && (
      <Button variant="secondary" className={styles['toTop']} aria-label={articleText.top} onClick={scrollToTop}>
        <Icon of={up} />
      </Button>
    )
  )
}
