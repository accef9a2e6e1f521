import { Card } from '../../../../shared/ui/card.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import styles from './flare-kit.module.css'
import { text } from './text.ts'

const { breathe } = text

/** The breathing circle. One tap on it, and the screen breathes with the user (`exercises`). */
export function Breath() {
  return (
    <Card tone="soft" aria-labelledby="breathe-title" className={styles['breathe']}>
      <Link to="/tools/exercises#breathe" className={styles['orb']}>
        {breathe.begin}
      </Link>
      <h2 id="breathe-title">{breathe.title}</h2>
      <p>{breathe.text}</p>
    </Card>
  )
}
