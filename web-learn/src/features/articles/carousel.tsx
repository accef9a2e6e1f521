import left from 'icon:caret-left'
import right from 'icon:caret-right'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import styles from './articles.module.css'
import { Card } from './card.tsx'
import { text } from './text.ts'

/** How far an arrow button scrolls, in pixels. Source: requirement LEARN-01. */
const STEP_PX = 300

/** Whether the content of a row is wider than the row. */
function useOverflows(rowRef: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const row = rowRef.current
    if (!row) return
    const observer = new ResizeObserver(() => setOverflows(row.scrollWidth > row.clientWidth))
    observer.observe(row)
    return () => observer.disconnect()
  }, [rowRef])
  return overflows
}

/** The articles of one topic in a row that scrolls by touch, arrow buttons or keyboard focus. */
export function Carousel({ title, articles, now }: { title: string; articles: readonly ArticleCard[]; now: number }) {
  const id = useId()
  const rowRef = useRef<HTMLUListElement>(null)
  const overflows = useOverflows(rowRef)
  const scrollBy = (px: number) => () => rowRef.current?.scrollBy({ left: px, behavior: 'smooth' })
  return (
    <section className={styles['topic']} aria-labelledby={id}>
      <div className={styles['topicHead']}>
        <h2 id={id}>{title}</h2>
        {overflows && (
          <div className={styles['arrows']}>
            <button
              type="button"
              className={buttonClass('icon')}
              aria-label={text.scroll(text.back, title)}
              onClick={scrollBy(-STEP_PX)}
            >
              <Icon of={left} />
            </button>
            <button
              type="button"
              className={buttonClass('icon')}
              aria-label={text.scroll(text.forward, title)}
              onClick={scrollBy(STEP_PX)}
            >
              <Icon of={right} />
            </button>
          </div>
        )}
      </div>
      <ul ref={rowRef} className={styles['row']}>
        {articles.map((article) => (
          <li key={article.id}>
            <Card article={article} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
