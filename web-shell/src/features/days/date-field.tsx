import { useState } from 'react'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { text } from './text.ts'

interface DateFieldProps {
  date: LocalDate
  earliest: LocalDate
  latest: LocalDate
  isOpen: (date: string) => boolean
  onChange: (date: LocalDate) => void
}

export function DateField({ date, earliest, latest, isOpen, onChange }: DateFieldProps) {
  // A date typed digit by digit passes through years long ago, so what stands in the field is not yet the choice.
  const [typed, setTyped] = useState<string>(date)
  const [shown, setShown] = useState(date)
  if (shown !== date) {
    setShown(date)
    setTyped(date)
  }
  return (
    <TextField
      label={text.date}
      type="date"
      min={earliest}
      max={latest}
      required
      value={typed}
      error={typed && !isOpen(typed) ? text.dateClosed : undefined}
      onChange={({ target: { value } }) => {
        setTyped(value)
        if (isOpen(value) && value !== date) onChange(value)
      }}
      onBlur={() => setTyped(date)}
    />
  )
}
