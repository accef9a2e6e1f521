import { lastDaysUpTo } from '../../../../shared/reports/range.ts'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
import type { DateRange } from '../../../../shared/time/range.ts'
import { Segmented } from '../../../../shared/ui/choice/segmented.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import styles from './reports.module.css'
import { text } from './text.ts'
import { CHOICES, type Choice, type RangeProblem } from './use-report-range.ts'

interface RangeFieldsProps {
  typed: DateRange
  problem: RangeProblem | undefined
  choice: Choice
  today: LocalDate
  onChange: (range: DateRange) => void
}

const words = text.range

/** The first and the last day of the report, by date or by a number of days up to today. */
export function RangeFields({ typed, problem, choice, today, onChange }: RangeFieldsProps) {
  const isFromWrong = problem === 'length' || (problem === 'missing' && typed.from === '')
  const error = problem && words.problems[problem]
  return (
    <div className={styles['range']}>
      <Segmented<Choice>
        label={words.label}
        options={CHOICES}
        value={choice}
        labelOf={(each) => (each === 'custom' ? '' : words.names[each])}
        onChange={(each) => onChange(lastDaysUpTo(today, Number(each)))}
      />
      <div className={styles['dates']}>
        <TextField
          type="date"
          label={words.from}
          value={typed.from}
          max={today}
          error={isFromWrong ? error : undefined}
          onChange={({ target }) => onChange({ ...typed, from: target.value })}
        />
        <TextField
          type="date"
          label={words.to}
          value={typed.to}
          max={today}
          error={isFromWrong ? undefined : error}
          onChange={({ target }) => onChange({ ...typed, to: target.value })}
        />
      </div>
    </div>
  )
}
