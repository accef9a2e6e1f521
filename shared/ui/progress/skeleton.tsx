import { classNames } from '../class-names.ts'
import styles from './loading.module.css'

/** The shape of something that is on its way. Say so beside it, once, for those who do not see it. */
export function Skeleton({ shape }: { shape: 'line' | 'title' | 'button' | 'block' }) {
  return <span className={classNames(styles['skeleton'], styles[shape])} aria-hidden="true" />
}
