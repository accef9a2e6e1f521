import { Card } from '../../../../shared/ui/card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import styles from './home.module.css'
import { text } from './text.ts'

export function HomeSkeleton() {
  return (
    <div className={styles['cards']} role="status">
      <span className="visually-hidden">{text.loading}</span>
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </Card>
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="button" />
        <Skeleton shape="line" />
      </Card>
    </div>
  )
}
