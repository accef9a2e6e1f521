import type { QuestionProps } from '../field/field.tsx'
import { ChoiceChips } from './choice-chips.tsx'

const YES_NO = ['Yes', 'No'] as const

interface YesNoProps extends QuestionProps {
  /** `undefined` means "not answered", which differs from "no". */
  value: boolean | undefined
  /** Other labels for the two options. */
  labels?: readonly [yes: string, no: string]
  /** The user can change the answer but not remove it. */
  required?: boolean
  onChange: (value: boolean | undefined) => void
}

/** A question with the answers yes, no and not answered. */
export function YesNo({ value, labels = YES_NO, onChange, ...question }: YesNoProps) {
  return (
    <ChoiceChips
      {...question}
      beside
      options={['yes', 'no']}
      labelOf={(option) => labels[option === 'yes' ? 0 : 1]}
      value={value === undefined ? undefined : value ? 'yes' : 'no'}
      onChange={(option) => onChange(option === undefined ? undefined : option === 'yes')}
    />
  )
}
