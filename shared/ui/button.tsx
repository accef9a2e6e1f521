import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** The classes of a button, for a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'primary', wide = false): string {
  return classNames(styles['button'], styles[variant], wide && styles['wide'])
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  wide?: boolean
  /** The label while a call is in flight, during which the button does nothing. */
  busyLabel?: string
  busy?: boolean
}

export function Button({
  variant,
  wide,
  busy = false,
  busyLabel,
  disabled,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, wide), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
