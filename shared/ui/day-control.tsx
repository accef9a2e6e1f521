import { type DayField, type DayValues, FIELDS } from '../days/fields.ts'
import { fieldText, optionText } from '../days/text.ts'
import { Chips } from './chips.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { LevelSlider } from './level-slider.tsx'
import { LinesField } from './lines-field.tsx'
import { Stepper } from './stepper.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TimeField } from './time-field.tsx'
import { YesNo } from './yes-no.tsx'

/** Two values that say the same to a person, because two screens once asked in two ways. Source: requirement TODAY-05. */
const SAME_WORDS: Readonly<Record<string, string>> = { all_times: 'all_time', all_time: 'all_times' }

/** Questions that a switch asks better than yes and no. */
const SWITCHED: ReadonlySet<DayField> = new Set<DayField>(['flareManual', 'isManagingFlare'])

interface DayControlProps<F extends DayField> {
  field: F
  /** `null` and `undefined` are "not answered". */
  value: DayValues[F] | null | undefined
  /** The options that this screen offers; all of the field's where it does not say. */
  offered?: readonly string[] | undefined
  disabled?: boolean
  /** Hears the new answer, `null` when it was taken back. */
  onChange: (value: DayValues[F] | null) => void
}

/** The control for one field of a day, with its words: the same on every screen that asks for it. */
export function DayControl<F extends DayField>({ field, value, offered, disabled, onChange }: DayControlProps<F>) {
  const spec = FIELDS[field]
  const words = fieldText[field]
  const answer = (next: unknown) => onChange((next ?? null) as DayValues[F] | null)
  const common = { label: words.label, disabled, onChange: answer }
  const labelOf = (option: string) => optionText(field, option)
  const known = value ?? undefined

  if (SWITCHED.has(field)) return <Switch {...common} value={known === true} />
  switch (spec.kind) {
    case 'level':
      return (
        <LevelSlider
          {...common}
          ends={(words as { ends: readonly [string, string] }).ends}
          max={spec.max}
          value={known as number | undefined}
        />
      )
    case 'count': {
      const { unit, start } = words as { unit: readonly [string, string]; start: number }
      const { max, step } = spec
      return (
        <Stepper
          {...common}
          unit={unit}
          start={start}
          min={0}
          max={max}
          step={step}
          value={known as number | undefined}
        />
      )
    }
    case 'flag':
      return <YesNo {...common} value={known as boolean | undefined} />
    case 'choice': {
      const options: readonly string[] = offered ?? spec.options
      const chosen = known as string | undefined
      const twin = chosen === undefined ? undefined : SAME_WORDS[chosen]
      const shown = twin && !options.includes(chosen ?? '') && options.includes(twin) ? twin : chosen
      return <ChoiceChips {...common} options={options} labelOf={labelOf} value={shown} />
    }
    case 'choices':
      return (
        <Chips
          {...common}
          options={offered ?? spec.options}
          labelOf={labelOf}
          noneLabel={(words as { none?: string }).none}
          value={known as readonly string[] | undefined}
          onChange={(chosen) => answer(chosen && spec.options.filter((option) => chosen.includes(option)))}
        />
      )
    case 'time':
      return <TimeField {...common} value={known as string | undefined} />
    case 'lines':
      return (
        <LinesField
          {...common}
          {...words}
          most={spec.most}
          longest={spec.longest}
          value={known as string[] | undefined}
        />
      )
    case 'words':
      return (
        <TextArea
          {...common}
          {...words}
          maxLength={spec.longest}
          value={(known as string | undefined) ?? ''}
          onChange={(typed) => answer(toText(typed))}
        />
      )
  }
}

/** Text fit for the service: half a character or a NUL cannot be stored. */
function toText(typed: string): string | undefined {
  return typed.replaceAll('\0', '').toWellFormed() || undefined
}
