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

/** Loads the calendar and its library when it is first rendered. */
export function LazyCalendar(props: CalendarProps) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()

  useEffect(() => {
    if (loaded) return
    let isUnmounted = false
    import('./calendar.tsx').then(
      (module) => isUnmounted || setLoaded(module),
      () => isUnmounted || setLoaded('failed'),
    )
    return () => {
      isUnmounted = true
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
