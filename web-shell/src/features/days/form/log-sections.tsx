import { type ReactNode, useRef, useState } from 'react'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import { useSwipe } from '../../../../../shared/ui/calendar/swipe.ts'
import { Section, type SectionHandle } from '../../../../../shared/ui/section.tsx'
import styles from '../days.module.css'
import type { ShownSection } from './sections.ts'

interface LogSectionsProps {
  sections: readonly ShownSection[]
  /** The one that stands open to begin with. */
  openFirst: string
  /** Whether a swipe over one leads to the next. */
  swiped: boolean
  summaryOf: (section: ShownSection) => string
  control: (field: DayField) => ReactNode
}

/** The sections of a day, each folding away by itself; where they are `swiped`, a swipe closes one and opens its neighbour. */
export function LogSections({ sections, openFirst, swiped, summaryOf, control }: LogSectionsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([openFirst]))
  const handlesRef = useRef(new Map<string, SectionHandle>())

  const toggle = (title: string, isOpen: boolean) =>
    setOpen((before) => {
      const others = [...before].filter((each) => each !== title)
      return new Set(isOpen ? [...others, title] : others)
    })

  function move(from: number, by: 1 | -1) {
    const [here, there] = [sections[from], sections[from + by]]
    if (!here || !there) return
    toggle(here.title, false)
    handlesRef.current.get(there.title)?.reveal()
  }

  return sections.map((section, index) => (
    <Swiped key={section.title} onNext={() => swiped && move(index, 1)} onPrevious={() => swiped && move(index, -1)}>
      <Section
        heading={section.title}
        open={open.has(section.title)}
        onToggle={(isOpen) => toggle(section.title, isOpen)}
        summary={summaryOf(section)}
        done={section.done}
        ref={(handle) => {
          if (handle) handlesRef.current.set(section.title, handle)
          return () => void handlesRef.current.delete(section.title)
        }}
      >
        <div className={styles['fields']}>{section.fields.map(control)}</div>
      </Section>
    </Swiped>
  ))
}

interface SwipedProps {
  onNext: () => void
  onPrevious: () => void
  children: ReactNode
}

function Swiped({ onNext, onPrevious, children }: SwipedProps) {
  return <div {...useSwipe(onNext, onPrevious)}>{children}</div>
}
