import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

interface PictureProps {
  /** An import of `icon:<name>` or `art:<name>`. */
  of: string
  className?: string | undefined
}

/** An icon, 24 px in size. Screen readers skip it: a word beside it or the name of its control says the same. */
export function Icon({ of, className }: PictureProps) {
  return <Picture of={of} className={classNames(styles['icon'], className)} />
}

/** A drawing. Screen readers skip it. */
export function Picture({ of, className }: PictureProps) {
  return (
    <svg className={classNames(styles['picture'], className)} aria-hidden="true">
      <use href={of} />
    </svg>
  )
}
