import { useId } from 'react'
import { FieldGroup, type QuestionProps } from '../field/field.tsx'
import styles from './chip.module.css'
import { Chip } from './chip.tsx'
import { itsOwnWords, optionsShown } from './options.ts'

interface ChipsProps<T extends string> extends QuestionProps {
  options: readonly T[]
  /** `[]` is "none of these", `undefined` is "not answered". */
  value: readonly T[] | undefined
  /** The words for an option, which otherwise is its own. */
  labelOf?: (option: T) => string
  /** The words of "none of these". Without them nobody can say so, only leave the question. */
  noneLabel?: string | undefined
  /** Hears what is chosen now, in the order of the options. */
  onChange: (value: T[] | undefined) => void
}

/** Any number from a list. */
export function Chips<T extends string>({
  options,
  value,
  labelOf = itsOwnWords,
  noneLabel,
  onChange,
  ...question
}: ChipsProps<T>) {
  const id = useId()
  const chosen = value ?? []
  const shown = optionsShown(options, chosen)
  const isNone = value?.length === 0

  function toggle(option: T) {
    const next = shown.filter((each) => chosen.includes(each) !== (each === option))
    onChange(next.length ? next : undefined)
  }

  return (
    <FieldGroup id={id} {...question}>
      <div className={styles['chips']}>
        {shown.map((option) => (
          <Chip key={option} type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)}>
            {labelOf(option)}
          </Chip>
        ))}
        {noneLabel && (
          <Chip type="checkbox" checked={isNone} onChange={() => onChange(isNone ? undefined : [])}>
            {noneLabel}
          </Chip>
        )}
      </div>
    </FieldGroup>
  )
}
