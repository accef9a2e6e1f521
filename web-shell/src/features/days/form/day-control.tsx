import type { ReactNode } from 'react'
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

/** Two values that say the same to a person, because two screens once asked in two ways. Source: requirement TODAY-05. */
const SAME_WORDS: Readonly<Record<string, string>> = { all_times: 'all_time', all_time: 'all_times' }

/** Questions that a switch asks better than yes and no. */
const SWITCHED: ReadonlySet<DayField> = new Set<DayField>(['flareManual', 'isManagingFlare'])

interface DayControlProps<F extends DayField> {
  field: F
  /** What a person called a field of their own. */
  name?: string | undefined
  /** `null` and `undefined` are "not answered". */
  value: DayValues[F] | null | undefined
  /** The options that this screen offers; all of the field's where it does not say. */
  offered?: readonly string[] | undefined
  /** Lines stand one after the other with commas between. */
  commas?: boolean | undefined
  disabled?: boolean
  /** Hears the new answer, `null` when it was taken back. */
  onChange: (value: DayValues[F] | null) => void
}

/** A question as every kind of control takes it. */
interface Question {
  field: DayField
  offered: readonly string[] | undefined
  commas: boolean | undefined
  /** The answer, of the field's own kind. */
  value: unknown
  common: { label: string; disabled: boolean | undefined; onChange: (next: unknown) => void }
}

/** An option as this screen words it: its twin, where only that is offered. */
function worded(option: string, offered: readonly string[]): string {
  const twin = SAME_WORDS[option]
  return twin && !offered.includes(option) && offered.includes(twin) ? twin : option
}

/** Text fit for the service: half a character or a NUL cannot be stored. */
function toText(typed: string): string | undefined {
  return typed.replaceAll('\0', '').toWellFormed() || undefined
}

const CONTROLS: {
  [K in Field['kind']]: (question: Question, spec: Extract<Field, { kind: K }>, words: never) => ReactNode
} = {
  level: ({ common, value }, { max }, { ends }: { ends: readonly [string, string] }) => (
    <LevelSlider {...common} ends={ends} max={max} value={value as number | undefined} />
  ),
  count: ({ common, value }, { max, step }, words: { unit: readonly [string, string]; start: number }) => (
    <Stepper
      {...common}
      unit={words.unit}
      start={words.start}
      min={0}
      max={max}
      step={step}
      value={value as number | undefined}
    />
  ),
  flag: ({ field, common, value }) =>
    SWITCHED.has(field) ? (
      <Switch {...common} value={value === true} />
    ) : (
      <YesNo {...common} value={value as boolean | undefined} />
    ),
  choice: ({ field, common, value, offered }, spec) => {
    const options = offered ?? spec.options
    const shown = value === undefined ? undefined : worded(value as string, options)
    return <ChoiceChips {...common} options={options} labelOf={(each) => optionText(field, each)} value={shown} />
  },
  choices: ({ field, common, value, offered }, spec, { none }: { none?: string }) => {
    const chosen = value as readonly string[] | undefined
    const options = { options: offered ?? spec.options, labelOf: (each: string) => optionText(field, each) }
    if (spec.most === 1)
      return (
        <ChoiceChips
          {...common}
          {...options}
          value={chosen?.[0]}
          onChange={(one) => common.onChange(one === undefined ? undefined : [one])}
        />
      )
    return (
      <Chips
        {...common}
        {...options}
        noneLabel={none}
        value={chosen}
        onChange={(next) => common.onChange(next && spec.options.filter((each) => next.includes(each)))}
      />
    )
  },
  time: ({ common, value }) => <TimeField {...common} value={value as string | undefined} />,
  lines: ({ common, value, commas }, { most, longest }, { hint }: { hint?: string }) => (
    <LinesField
      {...common}
      hint={commas ? text.byCommas : hint}
      most={most}
      longest={longest}
      commas={commas}
      value={value as string[] | undefined}
    />
  ),
  words: ({ common, value }, { longest }, { hint }: { hint?: string }) => (
    <TextArea
      {...common}
      hint={hint}
      maxLength={longest}
      value={(value as string | undefined) ?? ''}
      onChange={(typed) => common.onChange(toText(typed))}
    />
  ),
}

/** The control for one field of a day, with its words: the same on every screen that asks for it. */
export function DayControl<F extends DayField>({
  field,
  name,
  value,
  offered,
  commas,
  disabled,
  onChange,
}: DayControlProps<F>) {
  const spec = specOf(field)
  const words = wordsOf(field, name)
  const answer = (next: unknown) => onChange((next ?? null) as DayValues[F] | null)
  const question = {
    field,
    offered,
    commas,
    value: value ?? undefined,
    common: { label: words.label, disabled, onChange: answer },
  }
  const control = CONTROLS[spec.kind] as (question: Question, spec: Field, words: object) => ReactNode
  return control(question, spec, words)
}
