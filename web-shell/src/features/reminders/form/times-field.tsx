import cross from 'icon:x'
import { useId, useRef } from 'react'
import { MAX_TIMES_A_DAY } from '../../../../../shared/reminders/limits.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import field from '../../../../../shared/ui/field/field.module.css'
import { FieldGroup } from '../../../../../shared/ui/field/field.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'

const words = text.form

interface TimesFieldProps {
  times: readonly string[]
  error: string | undefined
  /** There is exactly one. */
  isSingle: boolean
  onChange: (times: string[]) => void
}

/** The times of a day: one or several. */
export function TimesField({ times: all, error, isSingle, onChange }: TimesFieldProps) {
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const times = isSingle ? all.slice(0, 1) : all
  const canRemove = times.length > 1

  function remove(index: number) {
    // The pressed button goes with its time.
    listRef.current?.querySelectorAll('input')[index === 0 ? 1 : index - 1]?.focus()
    onChange(times.filter((_, each) => each !== index))
  }

  return (
    <FieldGroup id={id} label={isSingle ? words.time(1, 1) : words.times} error={error}>
      <div ref={listRef} className={styles['times']}>
        {times.map((time, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a time may stand there twice while the user types
          <div key={index} className={styles['time']}>
            <input
              type="time"
              className={`${field['input']} ${field['time']}`}
              aria-label={words.time(index + 1, times.length)}
              aria-invalid={error && (time === '' || times.indexOf(time) < index) ? true : undefined}
              value={time}
              onChange={({ target }) => onChange(times.map((each, place) => (place === index ? target.value : each)))}
            />
            {canRemove && (
              <Button variant="icon" aria-label={words.removeTime(index + 1)} onClick={() => remove(index)}>
                <Icon of={cross} />
              </Button>
            )}
          </div>
        ))}
      </div>
      {!isSingle && times.length < MAX_TIMES_A_DAY && (
        <Button variant="quiet" className={styles['start']} onClick={() => onChange([...times, ''])}>
          {words.addTime}
        </Button>
      )}
    </FieldGroup>
  )
}
