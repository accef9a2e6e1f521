import { useId } from 'react'
import { Checkbox } from '../../../../shared/ui/choice/checkbox.tsx'
import { text } from '../../shell/later/session/text.ts'
import styles from './auth.module.css'

interface StayLoggedInProps {
  label: string
  checked: boolean
  onChange: (stay: boolean) => void
}

/** The choice "Stay logged in", with what this device keeps. Source: requirement SW-02. */
export function StayLoggedIn({ label, checked, onChange }: StayLoggedInProps) {
  const id = useId()
  return (
    <div>
      <Checkbox
        label={label}
        aria-describedby={id}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={id} aria-live="polite" className={styles['kept']}>
        {checked ? text.kept.stay : text.kept.browser}
      </p>
    </div>
  )
}
