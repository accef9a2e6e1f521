import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { Loading } from '../progress/loading.tsx'
import { Skeleton } from '../progress/skeleton.tsx'
import type { CalendarProps } from './calendar.tsx'
import styles from './date-picker.module.css'

interface Loaded {
  Calendar: ComponentType<CalendarProps>
}

/** The calendar, whose library comes only now. */
export function LazyCalendar(props: CalendarProps) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()

  useEffect(() => {
    if (loaded) return
    let gone = false
    import('./calendar.tsx').then(
      (module) => gone || setLoaded(module),
      () => gone || setLoaded('failed'),
    )
    return () => {
      gone = true
    }
  }, [loaded])

  if (loaded === 'failed')
    return (
      <Notice
        title="The calendar could not be loaded"
        actions={
          <Button variant="secondary" onClick={() => setLoaded(undefined)}>
            Try again
          </Button>
        }
      >
        Check your connection. You can also go from day to day without it.
      </Notice>
    )
  if (!loaded)
    return (
      <Loading label="Loading the calendar">
        <span className={styles['space']}>
          <Skeleton shape="block" />
        </span>
      </Loading>
    )
  return (
    <div className={styles['calendar']}>
      <loaded.Calendar {...props} />
    </div>
  )
}
