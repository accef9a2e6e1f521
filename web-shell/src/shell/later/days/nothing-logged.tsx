import boat from 'art:boat'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Picture } from '../../../../../shared/ui/picture/picture.tsx'
import { Link } from '../../first/frame/link.tsx'
import styles from './nothing-logged.module.css'

interface NothingLoggedProps {
  /** What is empty, what fills it, and the label of the link to the log. */
  words: { title: string; text: string; log: string }
}

/** Stands on a screen of the diary while there is nothing to show. */
export function NothingLogged({ words: { title, text, log } }: NothingLoggedProps) {
  return (
    <Card tone="soft" aria-labelledby="empty" className={styles['empty']}>
      <Picture of={boat} className={styles['boat']} />
      <h2 id="empty">{title}</h2>
      <p>{text}</p>
      <Link to="/log" className={buttonClass('primary')}>
        {log}
      </Link>
    </Card>
  )
}
