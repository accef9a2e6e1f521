import { type RefObject, useEffect, useState } from 'react'
import { plainText, type RichNode } from '../../../../shared/rich-text/tree.ts'
import { SideIndex } from '../../../../shared/ui/side-index.tsx'
import { articleText } from './text.ts'

/** A part is being read from when its heading is in the upper third of the screen. */
const READ_ABOVE = 1 / 3

const headingsIn = (element: Element | null) => [...(element?.querySelectorAll<HTMLElement>('h2') ?? [])]

interface ContentsProps {
  body: readonly RichNode[]
  /** The element that contains the drawn `body`. */
  bodyRef: RefObject<HTMLElement | null>
}

/** The parts of an article, if there are several, beside it on a wide screen. The part that is read is marked. */
export function Contents({ body, bodyRef }: ContentsProps) {
  const titles = body.flatMap((node) =>
    typeof node !== 'string' && node.type === 'heading' && node.level === 2 ? plainText(node.children) : [],
  )
  const [current, setCurrent] = useState(-1)

  useEffect(() => {
    const mark = () =>
      setCurrent(
        headingsIn(bodyRef.current).findLastIndex(
          (each) => each.getBoundingClientRect().top < innerHeight * READ_ABOVE,
        ),
      )
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
  return <SideIndex label={articleText.contents} parts={parts} onChoose={goTo} />
}
