import { type ReactNode, useRef, useState } from 'react'
import type { DayField } from '../../../../shared/days/fields.ts'
import { Section, type SectionHandle } from '../../../../shared/ui/section.tsx'
import { useSwipe } from '../../../../shared/ui/swipe.ts'
import styles from './days.module.css'
import { OPEN_FIRST, type ShownSection } from './sections.ts'

interface LogSectionsProps {
  sections: readonly ShownSection[]
  summaryOf: (section: ShownSection) => string
  control: (field: DayField) => ReactNode
}

/** The sections of a day, each folding away by itself; a swipe closes one and opens the next or the one before. */
export function LogSections({ sections, summaryOf, control }: LogSectionsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([OPEN_FIRST]))
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
    <Swiped key={section.title} onNext={() => move(index, 1)} onPrevious={() => move(index, -1)}>
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
