import { classNames } from '../class-names.ts'
import styles from './loading.module.css'

/** The shape of content that is loading. It is hidden from screen readers: announce the loading once, beside it. */
export function Skeleton({ shape }: { shape: 'line' | 'title' | 'button' | 'block' }) {
  return <span className={classNames(styles['skeleton'], styles[shape])} aria-hidden="true" />
}
