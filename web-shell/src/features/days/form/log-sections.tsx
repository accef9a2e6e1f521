import { type ReactNode, useRef, useState } from 'react'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import { useSwipe } from '../../../../../shared/ui/calendar/swipe.ts'
import { Section, type SectionHandle } from '../../../../../shared/ui/section.tsx'
import { SideIndex } from '../../../../../shared/ui/side-index.tsx'
import styles from '../days.module.css'
import { text } from '../text.ts'
import type { VisibleSection } from './sections.ts'

interface LogSectionsProps {
  sections: readonly VisibleSection[]
  /** The title of the section that is open at first. */
  openFirst: string
  /** Whether a swipe closes a section and opens the next or previous one. */
  isSwipeEnabled: boolean
  summaryOf: (section: VisibleSection) => string
  renderField: (field: DayField) => ReactNode
}

/** The sections of a day. The user can open and close each of them. */
export function LogSections({ sections, openFirst, isSwipeEnabled, summaryOf, renderField }: LogSectionsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([openFirst]))
  const handlesRef = useRef(new Map<string, SectionHandle>())

  const toggle = (title: string, isOpen: boolean) =>
    setOpen((openTitles) => {
      const others = [...openTitles].filter((openTitle) => openTitle !== title)
      return new Set(isOpen ? [...others, title] : others)
    })

  function moveBy(from: number, step: 1 | -1) {
    const [current, target] = [sections[from], sections[from + step]]
    if (!current || !target) return
    toggle(current.title, false)
    handlesRef.current.get(target.title)?.reveal()
  }

  return (
    <div className={styles['sections']}>
      <SideIndex
        label={text.index}
        parts={sections}
        onChoose={(index) => handlesRef.current.get(sections[index]?.title ?? '')?.reveal()}
      />
      {sections.map((section, index) => (
        <SwipeArea
          key={section.title}
          onNext={() => isSwipeEnabled && moveBy(index, 1)}
          onPrevious={() => isSwipeEnabled && moveBy(index, -1)}
        >
          <Section
            icon={section.icon}
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
            <div className={styles['fields']}>{section.fields.map(renderField)}</div>
          </Section>
        </SwipeArea>
      ))}
    </div>
  )
}

interface SwipeAreaProps {
  onNext: () => void
  onPrevious: () => void
  children: ReactNode
}

function SwipeArea({ onNext, onPrevious, children }: SwipeAreaProps) {
  return <div {...useSwipe(onNext, onPrevious)}>{children}</div>
}
