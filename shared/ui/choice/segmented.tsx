import { useId } from 'react'
import choice from './choice.module.css'
import { itsOwnWords } from './options.ts'
import styles from './segmented.module.css'

interface SegmentedProps<T extends string> {
  /** What is chosen between, for who cannot see it. */
  label: string
  /** Two or three. */
  options: readonly T[]
  value: T
  /** The words for an option, which otherwise is its own. */
  labelOf?: (option: T) => string
  disabled?: boolean | undefined
  onChange: (value: T) => void
}

/** One of two or three views of the same thing. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  labelOf = itsOwnWords,
  disabled,
  onChange,
}: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles['segments']} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option} className={styles['segment']}>
          <input
            type="radio"
            className={choice['input']}
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{labelOf(option)}</span>
        </label>
      ))}
    </fieldset>
  )
}
