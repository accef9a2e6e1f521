import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import styles from './settings.module.css'
import { text } from './text.ts'

export function SettingsSkeleton() {
  return (
    <Loading label={text.loading} className={styles['part']}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="block" />
      <Skeleton shape="line" />
      <Skeleton shape="block" />
    </Loading>
  )
}
