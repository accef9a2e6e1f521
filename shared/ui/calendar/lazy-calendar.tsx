import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { Loading } from '../progress/loading.tsx'
import { Skeleton } from '../progress/skeleton.tsx'
import type { CalendarProps } from './calendar.tsx'
import styles from './date-picker.module.css'

interface CalendarModule {
  Calendar: ComponentType<CalendarProps>
}

/** The calendar once it is loaded, so that the next screen with one shows it at once. */
let loaded: CalendarModule | undefined

/** Loads the calendar and its library when it is first rendered. */
export function LazyCalendar(props: CalendarProps) {
  const [result, setResult] = useState<CalendarModule | 'failed' | undefined>(loaded)

  useEffect(() => {
    if (result) return
    let isUnmounted = false
    import('./calendar.tsx').then(
      (module) => {
        loaded = module
        return isUnmounted || setResult(module)
      },
      () => isUnmounted || setResult('failed'),
    )
    return () => {
      isUnmounted = true
    }
  }, [result])

  if (result === 'failed')
    return (
      <Notice
        title="The calendar could not be loaded"
        actions={
          <Button variant="secondary" onClick={() => setResult(undefined)}>
            Try again
          </Button>
        }
      >
        Check your connection. You can also go from day to day without it.
      </Notice>
    )
  if (!result)
    return (
      <Loading label="Loading the calendar">
        <span className={styles['space']}>
          <Skeleton shape="block" />
        </span>
      </Loading>
    )
  return (
    <div className={styles['calendar']}>
      <result.Calendar {...props} />
    </div>
  )
}
