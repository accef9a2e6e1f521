import type { ReactNode } from 'react'
import { isCustomField } from '../../../../../shared/days/model/custom-field.ts'
import { type DayField, type DayValues, type Field, specOf } from '../../../../../shared/days/model/fields.ts'
import { optionText, wordsOf } from '../../../../../shared/days/words/text.ts'
import { Chips } from '../../../../../shared/ui/choice/chips.tsx'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { Switch } from '../../../../../shared/ui/choice/switch.tsx'
import { YesNo } from '../../../../../shared/ui/choice/yes-no.tsx'
import { LinesField } from '../../../../../shared/ui/field/lines-field.tsx'
import { TextArea } from '../../../../../shared/ui/field/text-area.tsx'
import { TimeField } from '../../../../../shared/ui/field/time-field.tsx'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'
import { Stepper } from '../../../../../shared/ui/number/stepper.tsx'
import { text } from '../text.ts'
import { OPTION_GROUPS } from './option-groups.ts'

/** Stored values with the same meaning: /log and /today use different ones. Source: requirement TODAY-05. */
const EQUIVALENT_OPTIONS: Readonly<Record<string, string>> = { all_times: 'all_time', all_time: 'all_times' }

/** Fields of kind `flag` that are shown as a switch instead of yes and no. */
const SWITCH_FIELDS: ReadonlySet<DayField> = new Set<DayField>(['flareManual', 'isManagingFlare'])

interface DayControlProps<F extends DayField> {
  field: F
  /** The name of a custom item. */
  name?: string | undefined
  /** `null` and `undefined` are "not answered". */
  value: DayValues[F] | null | undefined
  /** The options that this screen offers. Without it, all options of the field. */
  offeredOptions?: readonly string[] | undefined
  /** Whether list entries are separated by commas instead of line breaks. */
  commaSeparated?: boolean | undefined
  disabled?: boolean
  /** Called with the new value, or `null` if the user cleared it. */
  onChange: (value: DayValues[F] | null) => void
}

/** The props of every kind of control. */
interface ControlProps {
  field: DayField
  offered: readonly string[] | undefined
  commaSeparated: boolean | undefined
  /** The value; its type depends on the field's kind. */
  value: unknown
  common: { label: string; disabled: boolean | undefined; onChange: (next: unknown) => void }
}

/** The option to show as chosen: if the screen offers only the equivalent option, then that one. */
function displayedOption(option: string, offered: readonly string[]): string {
  const equivalent = EQUIVALENT_OPTIONS[option]
  return equivalent && !offered.includes(option) && offered.includes(equivalent) ? equivalent : option
}

interface CountWords {
  unit: readonly [one: string, many: string]
  firstAnswer: number
  hint?: string
}

/** Text that the service can store: without NUL and without lone surrogates. */
function toStorableText(typed: string): string | undefined {
  return typed.replaceAll('\0', '').toWellFormed() || undefined
}

const CONTROLS: {
  [K in Field['kind']]: (props: ControlProps, spec: Extract<Field, { kind: K }>, words: never) => ReactNode
} = {
  level: ({ common, value }, { max }, { endLabels }: { endLabels: readonly [string, string] }) => (
    <LevelSlider {...common} endLabels={endLabels} max={max} value={value as number | undefined} />
  ),
  count: ({ field, common, value }, { max, step }, { unit, firstAnswer, hint }: CountWords) => (
    <Stepper
      {...common}
      unit={unit}
      firstAnswer={firstAnswer}
      {...(hint !== undefined && { hint })}
      // Source: requirement CUST-01.
      invalidAnswer={isCustomField(field) ? 0 : undefined}
      min={0}
      max={max}
      step={step}
      value={value as number | undefined}
    />
  ),
  flag: ({ field, common, value }) =>
    SWITCH_FIELDS.has(field) ? (
      <Switch {...common} value={value === true} />
    ) : (
      <YesNo {...common} value={value as boolean | undefined} />
    ),
  choice: ({ field, common, value, offered }, spec) => {
    const options = offered ?? spec.options
    const shown = value === undefined ? undefined : displayedOption(value as string, options)
    return <ChoiceChips {...common} options={options} labelOf={(option) => optionText(field, option)} value={shown} />
  },
  choices: ({ field, common, value, offered }, spec, { none }: { none?: string }) => {
    const chosen = value as readonly string[] | undefined
    const options = { options: offered ?? spec.options, labelOf: (option: string) => optionText(field, option) }
    if (spec.maxChosen === 1)
      return (
        <ChoiceChips
          {...common}
          {...options}
          value={chosen?.[0]}
          onChange={(option) => common.onChange(option === undefined ? undefined : [option])}
        />
      )
    return (
      <Chips
        {...common}
        {...options}
        groups={OPTION_GROUPS[field]}
        noneLabel={none}
        value={chosen}
        onChange={(next) => common.onChange(next && spec.options.filter((option) => next.includes(option)))}
      />
    )
  },
  time: ({ common, value }) => <TimeField {...common} value={value as string | undefined} />,
  lines: ({ common, value, commaSeparated }, { maxLines, maxLineLength }, { hint }: { hint?: string }) => (
    <LinesField
      {...common}
      hint={commaSeparated ? text.byCommas : hint}
      maxTexts={maxLines}
      maxTextLength={maxLineLength}
      isCommaSeparated={commaSeparated}
      value={value as string[] | undefined}
    />
  ),
  words: ({ common, value }, { maxLength }, { hint }: { hint?: string }) => (
    <TextArea
      {...common}
      hint={hint}
      maxLength={maxLength}
      value={(value as string | undefined) ?? ''}
      onChange={(typed) => common.onChange(toStorableText(typed))}
    />
  ),
}

/** The control for one field of a day, with its label. It is the same on every screen. */
export function DayControl<F extends DayField>({
  field,
  name,
  value,
  offeredOptions,
  commaSeparated,
  disabled,
  onChange,
}: DayControlProps<F>) {
  const spec = specOf(field)
  const words = wordsOf(field, name)
  const changeValue = (next: unknown) => onChange((next ?? null) as DayValues[F] | null)
  const props = {
    field,
    offered: offeredOptions,
    commaSeparated,
    value: value ?? undefined,
    common: { label: words.label, disabled, onChange: changeValue },
  }
  const control = CONTROLS[spec.kind] as (props: ControlProps, spec: Field, words: object) => ReactNode
  return control(props, spec, words)
}
