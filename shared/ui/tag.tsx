import diamond from 'icon:diamond-fill'
import leaf from 'icon:leaf'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './picture/picture.tsx'
import styles from './tag.module.css'

const ICONS = { flare: diamond, good: leaf } as const

interface TagProps {
  tone?: keyof typeof ICONS | 'quiet' | undefined
  /** An import of `icon:<name>`. A flare has a diamond by default, a good day a leaf. */
  icon?: string | undefined
  children: ReactNode
}

/** One word of state, with a mark if it has a tone: colour is never all that tells. */
export function Tag({ tone, icon = tone && tone !== 'quiet' ? ICONS[tone] : undefined, children }: TagProps) {
  return (
    <span className={classNames(styles['tag'], tone && styles[tone])}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  )
}
