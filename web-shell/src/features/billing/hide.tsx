import cross from 'icon:x'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import styles from './banner.module.css'
import { text } from './banner-text.ts'

/** The button that hides an offer. */
export function Hide({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles['hide']} aria-label={text.dismiss} onClick={onClick}>
      <Icon of={cross} />
    </button>
  )
}
