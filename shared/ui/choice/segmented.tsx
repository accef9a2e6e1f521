import { startTransition, useId, useOptimistic } from 'react'
import choice from './choice.module.css'
import { optionAsLabel } from './options.ts'
import styles from './segmented.module.css'

interface SegmentedProps<T extends string> {
  /** The name of the group, for screen readers. */
  label: string
  /** Two to five options. Above three, the container gives each less room with `--segment`. */
  options: readonly T[]
  value: T
  /** The label of an option. By default the option itself. */
  labelOf?: (option: T) => string
  disabled?: boolean | undefined
  onChange: (value: T) => void
}

/** Chooses between two to five views of the same content. The choice shows at once, also while the content is not ready. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  labelOf = optionAsLabel,
  disabled,
  onChange,
}: SegmentedProps<T>) {
  const name = useId()
  const [shown, show] = useOptimistic(value)
  const choose = (option: T) =>
    startTransition(() => {
      show(option)
      onChange(option)
    })
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
            checked={option === shown}
            onChange={() => choose(option)}
          />
          <span>{labelOf(option)}</span>
        </label>
      ))}
    </fieldset>
  )
}
