import caret from 'icon:caret-down'
import check from 'icon:check-circle-fill'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './picture/picture.tsx'
import styles from './section.module.css'

export interface SectionHandle {
  /** Opens the section, brings it to the top of the screen and puts the focus on its heading. */
  reveal: () => void
}

interface SectionProps {
  /** The target of a link to `#id`. */
  id?: string
  /** An import of `icon:<name>`. */
  icon?: string | undefined
  heading: string
  /** The heading's level. */
  level?: 2 | 3
  open: boolean
  onToggle: (open: boolean) => void
  /** The answers of the section in one line, shown while it is closed. */
  summary?: string | undefined
  /** Marks the section as done, also for screen readers. */
  done?: boolean | undefined
  ref?: Ref<SectionHandle>
  children: ReactNode
}

/** A part of a screen that opens and closes. Its content stays mounted while it is closed. */
export function Section({ id, icon, heading, level = 2, open, onToggle, summary, done, ref, children }: SectionProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null)
  const summaryRef = useRef<HTMLElement>(null)
  const Heading = `h${level}` as const

  useImperativeHandle(ref, () => ({
    reveal() {
      // Opened immediately, so that there is content to scroll to. The `toggle` event then calls `onToggle` as usual.
      if (detailsRef.current) detailsRef.current.open = true
      summaryRef.current?.focus({ preventScroll: true })
      detailsRef.current?.scrollIntoView({ block: 'start' })
    },
  }))

  return (
    <details
      id={id}
      ref={detailsRef}
      className={styles['section']}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && onToggle(currentTarget.open)}
    >
      <summary ref={summaryRef} className={classNames(styles['summary'], icon && styles['withIcon'])}>
        {icon && <Icon of={icon} className={styles['icon']} />}
        <span className={styles['words']}>
          <Heading className={styles['heading']}>{heading}</Heading>
          {summary && !open && <span className={styles['line']}>{summary}</span>}
        </span>
        <span>
          {done && (
            <>
              <Icon of={check} className={styles['done']} />
              <span className="visually-hidden">Done</span>
            </>
          )}
        </span>
        <Icon of={caret} className={styles['caret']} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
