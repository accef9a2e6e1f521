import { useState } from 'react'
import { MAX_NICKNAME_LENGTH, NO_NICKNAME } from '../../../../../../shared/preferences/preferences.ts'
import { TextField } from '../../../../../../shared/ui/field/text-field.tsx'
import { text } from './text.ts'

interface NicknameFieldProps {
  /** Empty or `NO_NICKNAME`: the user has none. */
  value: string
  onChange: (nickname: string) => void
  onBlur?: () => void
  error?: string | undefined
}

/** A name of the user's choice. A name that is too long is not cut. Source: requirement ONB-08. */
export function NicknameField({ value, onChange, onBlur, error }: NicknameFieldProps) {
  const [isTyped, setTyped] = useState(false)
  return (
    <TextField
      label={text.nickname.label}
      hint={text.nickname.hint}
      placeholder={text.nickname.placeholder}
      autoComplete="nickname"
      maxLength={MAX_NICKNAME_LENGTH}
      value={value === NO_NICKNAME && !isTyped ? '' : value}
      error={error}
      onChange={({ target }) => {
        setTyped(true)
        onChange(target.value)
      }}
      {...(onBlur && { onBlur })}
    />
  )
}
