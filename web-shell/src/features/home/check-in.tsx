import { Link } from 'react-router-dom'
import { FIELDS } from '../../../../shared/days/fields.ts'
import type { Day } from '../../../../shared/days/schema.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import styles from './home.module.css'
import { text } from './text.ts'

const { levels } = text
const LEVELS = Object.keys(levels) as (keyof typeof levels)[]

/** Asks for today's entry. */
export function CheckIn() {
  return (
    <Card aria-labelledby="check-in">
      <h2 id="check-in">{text.ready.title}</h2>
      <p>{text.ready.text}</p>
      <Link to="/log" className={buttonClass('primary', true)}>
        {text.ready.button}
      </Link>
    </Card>
  )
}

/** Today's entry in short. */
export function CheckedIn({ day }: { day: Day }) {
  return (
    <Card aria-labelledby="check-in">
      <h2 id="check-in">
        <svg className={styles['tick']} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
        {text.done.title}
      </h2>
      <dl className={styles['levels']}>
        {LEVELS.map((field) => (
          <div key={field}>
            <dt>{levels[field]}</dt>
            <dd>
              <Level value={day.values[field]} max={FIELDS[field].max} />
            </dd>
          </div>
        ))}
      </dl>
      {day.values.notes && <p className={styles['note']}>{day.values.notes}</p>}
      <Link to="/log" className={buttonClass('secondary', true)}>
        {text.done.button}
      </Link>
    </Card>
  )
}

function Level({ value, max }: { value: number | undefined; max: number }) {
  if (value === undefined)
    return (
      <>
        <span className={styles['number']} aria-hidden="true">
          –
        </span>
        <span className="visually-hidden">{text.notAnswered}</span>
      </>
    )
  return (
    <>
      <span className={styles['number']}>{value}</span>
      <span className={styles['of']}> / {max}</span>
    </>
  )
}
