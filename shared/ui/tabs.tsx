import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

interface TabsProps<T extends string> {
  /** The name of the list of tabs, for screen readers. */
  label: string
  /** Two to four tabs. */
  tabs: readonly T[]
  value: T
  labelOf: (tab: T) => string
  onChange: (tab: T) => void
  /** The content of the chosen tab. */
  children: ReactNode
}

/** How far a key moves the choice; `undefined` for any other key. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** The parts of a page, one of which is shown. Arrows, Home and End choose another one; Tab leads into its content. */
export function Tabs<T extends string>({ label, tabs, value, labelOf, onChange, children }: TabsProps<T>) {
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOf(event.key, tabs.indexOf(value), tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (target === undefined || tab === undefined) return
    event.preventDefault()
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
    onChange(tab)
  }

  return (
    <>
      <div ref={listRef} className={styles['tabs']} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className={styles['tab']}
            aria-selected={tab === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab === value ? 0 : -1}
            onClick={() => onChange(tab)}
            onKeyDown={onKeyDown}
          >
            {labelOf(tab)}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={styles['panel']}>
        {children}
      </div>
    </>
  )
}
