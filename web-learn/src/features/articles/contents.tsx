import { type RefObject, useEffect, useState } from 'react'
import { SideIndex } from '../../../../shared/ui/side-index.tsx'
import styles from './articles.module.css'
import { articleText } from './text.ts'

/** A part is being read from when its heading is in the upper third of the screen. */
const READ_ABOVE = 1 / 3

/** From this number of parts on, an article lists them above itself where there is no room beside it. */
const LONG = 4

const headingsIn = (element: Element | null) => [...(element?.querySelectorAll<HTMLElement>('h2') ?? [])]

/**
 * The parts of an article, if there are several, beside it on a wide screen. The part that is read is marked. `bodyRef`:
 * the element that contains the drawn article.
 */
export function Contents({ bodyRef }: { bodyRef: RefObject<HTMLElement | null> }) {
  const [titles, setTitles] = useState<readonly string[]>([])
  const [current, setCurrent] = useState(-1)

  useEffect(() => {
    const headings = headingsIn(bodyRef.current)
    const mark = () =>
      setCurrent(headings.findLastIndex((each) => each.getBoundingClientRect().top < innerHeight * READ_ABOVE))
    setTitles(headings.map(({ textContent }) => textContent))
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [bodyRef])

  function goTo(index: number) {
    const heading = headingsIn(bodyRef.current)[index]
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  }

  if (titles.length < 2) return null
  const parts = titles.map((title, index) => ({ title, current: index === current }))
  return (
    <>
      <SideIndex label={articleText.contents} parts={parts} onChoose={goTo} />
      {titles.length >= LONG && (
        <details className={styles['contents']}>
          <summary>{articleText.contents}</summary>
          <ol>
            {titles.map((title, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two parts may have the same title
              <li key={index}>
                <a
                  href="#part"
                  onClick={(event) => {
                    event.preventDefault()
                    goTo(index)
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
