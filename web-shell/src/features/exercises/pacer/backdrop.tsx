import far from 'art:far'
import near from 'art:near'
import sky from 'art:sky'
import { Picture } from '../../../../../shared/ui/picture/picture.tsx'
import styles from './pacer.module.css'

/** The still scene behind the breath: sky and water. */
export function Backdrop() {
  return (
    <div className={styles['scene']} aria-hidden="true">
      <Picture of={sky} className={styles['sky']} />
      <div className={styles['far']}>
        <Picture of={far} />
      </div>
      <div className={styles['near']}>
        <Picture of={near} />
      </div>
    </div>
  )
}
