import far from 'art:far'
import glint from 'art:glint'
import near from 'art:near'
import sky from 'art:sky'
import sun from 'art:sun'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Picture } from './picture.tsx'
import styles from './scene.module.css'

interface SceneProps {
  className?: string | undefined
  /** Up to two drawings beside the horizon. */
  children?: ReactNode
}

/** The scene behind a hero: sky, sun or moon, and water. It fills its positioned parent. `--horizon` is the water's height. */
export function Scene({ className, children }: SceneProps) {
  return (
    <div className={classNames(styles['scene'], className)} aria-hidden="true">
      <Picture of={sky} className={styles['sky']} />
      <Picture of={sun} className={styles['sun']} />
      <div className={styles['water']}>
        <Picture of={far} className={styles['far']} />
        <Picture of={near} className={styles['near']} />
        <Picture of={glint} className={styles['glint']} />
      </div>
      {children}
    </div>
  )
}
