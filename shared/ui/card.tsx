import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

interface CardProps extends ComponentProps<'section'> {
  /** `soft` is for support and tips, `flare` for a flare and when to seek care. Without it: one task or one finding. */
  tone?: 'soft' | 'flare' | undefined
}

/** An area of a screen. Give it `aria-labelledby` when it has a heading. */
export function Card({ tone, className, ...rest }: CardProps) {
  return <section {...rest} className={classNames(styles['card'], tone && styles[tone], className)} />
}
