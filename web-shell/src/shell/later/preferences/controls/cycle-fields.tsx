import calendar from 'icon:calendar-dots'
import { useId, useState } from 'react'
import { CYCLE_LENGTH, periodDates, typedCycleLength } from '../../../../../../shared/cycle/rules.ts'
import type { CycleSettings } from '../../../../../../shared/preferences/preferences.ts'
import { Button } from '../../../../../../shared/ui/button.tsx'
import { DaySheet } from '../../../../../../shared/ui/calendar/day-sheet.tsx'
import { formatDay } from '../../../../../../shared/ui/calendar/format-day.ts'
import { Switch } from '../../../../../../shared/ui/choice/switch.tsx'
import { ClearButton } from '../../../../../../shared/ui/field/clear-button.tsx'
import { TextField } from '../../../../../../shared/ui/field/text-field.tsx'
import { Icon } from '../../../../../../shared/ui/picture/picture.tsx'
import { today as currentDate, useClock } from '../../../first/api/clock.ts'
import { useInView } from '../../form/use-in-view.ts'
import styles from './controls.module.css'
import { text } from './text.ts'

interface CycleFieldsProps {
  value: CycleSettings
  onChange: (cycle: CycleSettings) => void
}

const NOT_TRACKED: CycleSettings = { isCycleTracked: false, lastPeriodOn: null, cycleLengthDays: null }

/** The settings of the cycle. Source: requirements ONB-03 to ONB-05. */
export function CycleFields({ value, onChange }: CycleFieldsProps) {
  /** What was entered before tracking was turned off: turning it on again brings it back. */
  const [former, setFormer] = useState<CycleSettings>()

  function toggle(isCycleTracked: boolean): void {
    if (!isCycleTracked) setFormer(value)
    const { lastPeriodOn = null, cycleLengthDays = null } = former ?? {}
    const settings = { isCycleTracked, lastPeriodOn, cycleLengthDays: cycleLengthDays ?? CYCLE_LENGTH.default }
    onChange(isCycleTracked ? settings : NOT_TRACKED)
  }

  return (
    <div className={styles['fields']}>
      <Switch {...text.cycle.track} value={value.isCycleTracked} onChange={toggle} />
      {value.isCycleTracked && (
        <>
          <LastPeriod date={value.lastPeriodOn} onChange={(lastPeriodOn) => onChange({ ...value, lastPeriodOn })} />
          <CycleLength
            days={value.cycleLengthDays}
            onChange={(cycleLengthDays) => onChange({ ...value, cycleLengthDays })}
          />
        </>
      )}
    </div>
  )
}

interface LastPeriodProps {
  date: CycleSettings['lastPeriodOn']
  onChange: (date: CycleSettings['lastPeriodOn']) => void
}

function LastPeriod({ date, onChange }: LastPeriodProps) {
  const id = useId()
  const today = useClock(currentDate)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles['field']}>
      <p id={id} className={styles['label']}>
        {text.cycle.lastPeriod}
      </p>
      <div className={styles['date']}>
        <Button
          variant="secondary"
          id={`${id}-day`}
          aria-labelledby={`${id} ${id}-day`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon of={calendar} />
          {date === null ? text.cycle.chooseDay : formatDay(date, today)}
        </Button>
        {date !== null && (
          <ClearButton
            label={text.cycle.lastPeriod}
            onClear={() => {
              document.getElementById(`${id}-day`)?.focus()
              onChange(null)
            }}
          />
        )}
      </div>
      <DaySheet
        {...periodDates(today)}
        choosesAtOnce
        open={isOpen}
        today={today}
        value={date ?? undefined}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          setOpen(false)
          onChange(chosen)
        }}
      />
    </div>
  )
}

interface CycleLengthProps {
  days: number | null
  onChange: (days: number) => void
}

const isAllowed = (days: number) => Number.isInteger(days) && days >= CYCLE_LENGTH.min && days <= CYCLE_LENGTH.max
/** The length that counts for a typed text. */
const lengthOf = (text: string) => typedCycleLength(text) ?? CYCLE_LENGTH.default
/** An allowed length has so many digits: a shorter text may still become one. */
const DIGITS = String(CYCLE_LENGTH.min).length

/**
 * The length as a typed number. A number outside the bounds stays in the field with an error. Text without a number
 * becomes the default length, and a sentence says so.
 */
function CycleLength({ days, onChange }: CycleLengthProps) {
  const [typed, setTyped] = useState<string>()
  const [isFinished, setFinished] = useState(true)
  const [isAssumed, setAssumed] = useState(false)
  const assumedRef = useInView(isAssumed)
  const isRefused = typed !== undefined && !isAllowed(lengthOf(typed))
  const isSaid = isRefused && (isFinished || typed.trim().length >= DIGITS)

  function pass(length: number): void {
    if (isAllowed(length) && length !== days) onChange(length)
  }

  function finish(): void {
    setFinished(true)
    if (typed === undefined || isRefused) return
    pass(lengthOf(typed))
    setAssumed(typedCycleLength(typed) === undefined)
    setTyped(undefined)
  }

  return (
    <div className={styles['field']}>
      <TextField
        label={text.cycle.length}
        hint={text.cycle.lengthHint}
        inputMode="numeric"
        autoComplete="off"
        placeholder={String(CYCLE_LENGTH.default)}
        value={typed ?? days ?? ''}
        error={isSaid ? text.cycle.lengthRefused : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setFinished(false)
          setAssumed(false)
          // Other text counts only when the typing ends: the user may be about to type a number.
          if (/^\s*\d+\s*$/.test(target.value)) pass(lengthOf(target.value))
        }}
        onBlur={finish}
      />
      <p ref={assumedRef} role="status" className={styles['quiet']}>
        {isAssumed && text.cycle.lengthAssumed}
      </p>
    </div>
  )
}
