import go from 'icon:caret-right'
import type { ReactNode } from 'react'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import styles from '../../../../../shared/ui/rows.module.css'
import { Link } from './link.tsx'

/** A list of rows with hairlines between them, for everything that is not the one task of a screen. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles['rows']}>{children}</ul>
}

interface LinkRowProps {
  to: string
  /** An import of `icon:<name>`. */
  icon: string
  title: string
  text?: string | undefined
}

interface ButtonRowProps extends Omit<LinkRowProps, 'to'> {
  onClick: () => void
}

/** A row that opens a sheet. */
export function ButtonRow({ onClick, ...words }: ButtonRowProps) {
  return (
    <li>
      <button type="button" className={styles['row']} aria-haspopup="dialog" onClick={onClick}>
        <RowContent {...words} />
      </button>
    </li>
  )
}

/** A row that opens another screen. */
export function LinkRow({ to, ...words }: LinkRowProps) {
  return (
    <li>
      <Link to={to} className={styles['row']}>
        <RowContent {...words} />
      </Link>
    </li>
  )
}

function RowContent({ icon, title, text }: Omit<LinkRowProps, 'to'>) {
  return (
    <>
      <Icon of={icon} className={styles['icon']} />
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {text && <span className={styles['text']}>{text}</span>}
      </span>
      <Icon of={go} className={styles['go']} />
    </>
  )
}
