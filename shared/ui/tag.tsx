import check from 'icon:check'
import half from 'icon:circle-half'
import diamond from 'icon:diamond-fill'
import leaf from 'icon:leaf'
import bar from 'icon:prohibit'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './picture/picture.tsx'
import styles from './tag.module.css'

const ICONS = { flare: diamond, good: leaf, safe: check, caution: half, trigger: bar } as const

/**
 * One word of state. A flare has a diamond, a good day a leaf; a tested food a check, half a circle or a bar: colour is
 * never all that tells.
 */
export function Tag({ tone, children }: { tone?: keyof typeof ICONS; children: ReactNode }) {
  return (
    <span className={classNames(styles['tag'], tone && styles[tone])}>
      {tone && <Icon of={ICONS[tone]} />}
      {children}
    </span>
  )
}
