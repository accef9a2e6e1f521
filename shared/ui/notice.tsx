import warning from 'icon:warning-circle'
import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { Icon } from './picture/picture.tsx'

interface NoticeProps {
  title: string
  /** What happened, that nothing was lost, and what to do. */
  children: ReactNode
  /** The buttons that solve the problem. */
  actions?: ReactNode
}

/** A problem, shown where it happened. Screen readers announce it when it appears. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <div className={styles['notice']} role="alert">
      <Icon of={warning} className={styles['icon']} />
      <p className={styles['title']}>{title}</p>
      <p className={styles['text']}>{children}</p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
