import { useRef } from 'react'
import { useRecoverFocus } from './recover-focus.ts'
import styles from './success-notice.module.css'

/**
 * Shows the success of an action, next to its control. Screen readers announce it politely. If it replaces the control,
 * it takes the focus.
 */
export function SuccessNotice({ title, text }: { title: string; text: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useRecoverFocus(title, () => ref.current)
  return (
    <div ref={ref} className={styles['told']} role="status" tabIndex={-1}>
      <p className={styles['title']}>{title}</p>
      <p>{text}</p>
    </div>
  )
}
