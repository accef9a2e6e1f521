import { Button } from '../../../../shared/ui/button.tsx'
import { Page } from '../../shell/page.tsx'
import { DateField } from './date-field.tsx'
import { DayEditor } from './day-editor.tsx'
import styles from './days.module.css'
import { text } from './text.ts'
import { useChosenDate } from './use-chosen-date.ts'

/** One day to log. Each date keeps its own unsaved changes, so choosing another loses nothing. */
export function LogPage() {
  const { date, earliest, latest, isOpen, choose } = useChosenDate()
  const isPast = date !== latest
  return (
    <Page heading={isPast ? text.heading.past : text.heading.today}>
      <div className={styles['date']}>
        <DateField date={date} earliest={earliest} latest={latest} isOpen={isOpen} onChange={choose} />
        {isPast && (
          <Button variant="quiet" onClick={() => choose(latest)}>
            {text.backToToday}
          </Button>
        )}
      </div>
      <DayEditor key={date} date={date} saveLabel={isPast ? text.save.past : text.save.today} />
    </Page>
  )
}
