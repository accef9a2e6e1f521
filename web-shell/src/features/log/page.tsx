import { useState } from 'react'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Page } from '../../shell/page.tsx'
import { DateField } from './date-field.tsx'
import { DayEditor } from './day-editor.tsx'
import { isUnsaved, NO_DRAFT } from './draft.ts'
import styles from './log.module.css'
import { text } from './text.ts'
import { UnsavedQuestion } from './unsaved-question.tsx'
import { useChosenDate } from './use-chosen-date.ts'
import { useDraft } from './use-draft.ts'

export function LogPage() {
  const { date, earliest, latest, isOpen, choose } = useChosenDate()
  const { draft, write } = useDraft(date)
  const [wanted, setWanted] = useState<LocalDate>()
  const isPast = date !== latest

  function goTo(next: LocalDate) {
    if (isUnsaved(draft)) setWanted(next)
    else choose(next)
  }

  function discardAndGo(next: LocalDate) {
    write(NO_DRAFT)
    setWanted(undefined)
    choose(next)
  }

  return (
    <Page heading={isPast ? text.heading.past : text.heading.today}>
      <div className={styles['date']}>
        <DateField
          key={`${date} ${wanted}`}
          date={date}
          earliest={earliest}
          latest={latest}
          isOpen={isOpen}
          onChange={goTo}
        />
        {isPast && (
          <Button variant="quiet" onClick={() => goTo(latest)}>
            {text.backToToday}
          </Button>
        )}
      </div>
      {wanted && <UnsavedQuestion onKeep={() => setWanted(undefined)} onDiscard={() => discardAndGo(wanted)} />}
      <DayEditor key={date} date={date} saveLabel={isPast ? text.save.past : text.save.today} />
    </Page>
  )
}
