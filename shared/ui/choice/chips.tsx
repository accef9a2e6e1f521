import { useId } from 'react'
import { FieldGroup, type QuestionProps } from '../field/field.tsx'
import styles from './chip.module.css'
import { Chip } from './chip.tsx'
import { optionAsLabel, withChosenOptions } from './options.ts'

interface ChipsProps<T extends string> extends QuestionProps {
  options: readonly T[]
  /** `[]` means "none of these", `undefined` means "not answered". */
  value: readonly T[] | undefined
  /** The label of an option. By default the option itself. */
  labelOf?: (option: T) => string
  /** The options by the titles of their groups. An option without a group comes last. */
  groups?: Readonly<Record<string, readonly string[]>> | undefined
  /** The label of the choice "none of these". Without a label there is no such choice. */
  noneLabel?: string | undefined
  /** Called with the chosen options in the order of `options`, or with `undefined` when none is left. */
  onChange: (value: T[] | undefined) => void
}

/** Chooses any number of options. */
export function Chips<T extends string>({
  options,
  value,
  labelOf = optionAsLabel,
  groups,
  noneLabel,
  onChange,
  ...question
}: ChipsProps<T>) {
  const id = useId()
  const chosen = value ?? []
  const shown = withChosenOptions(options, chosen)
  const isNone = value?.length === 0

  function toggle(option: T) {
    const next = shown.filter((each) => (each === option ? !chosen.includes(each) : chosen.includes(each)))
    onChange(next.length ? next : undefined)
  }

  const titled = Object.entries(groups ?? {})
  const grouped = new Set(titled.flatMap(([, members]) => members))
  const chipOf = (option: T) => (
    <Chip key={option} type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)}>
      {labelOf(option)}
    </Chip>
  )

  return (
    <FieldGroup id={id} {...question}>
      {titled.map(([title, members]) => (
        <div key={title} role="group" aria-label={title}>
          <p className={styles['group']} aria-hidden="true">
            {title}
          </p>
          <div className={styles['chips']}>{shown.filter((option) => members.includes(option)).map(chipOf)}</div>
        </div>
      ))}
      <div className={styles['chips']}>
        {shown.filter((option) => !grouped.has(option)).map(chipOf)}
        {noneLabel && (
          <Chip type="checkbox" checked={isNone} onChange={() => onChange(isNone ? undefined : [])}>
            {noneLabel}
          </Chip>
        )}
      </div>
    </FieldGroup>
  )
}
