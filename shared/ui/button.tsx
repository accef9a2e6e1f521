import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

/** `flare` is for help with a flare and emergency calls. `icon` has only a picture, and `aria-label`. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'flare' | 'icon'

/** The classes of a button, also for a link that looks like a button. */
export function buttonClass(variant: ButtonVariant = 'primary', wide = false): string {
  return classNames(styles['button'], styles[variant], wide && styles['wide'])
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  wide?: boolean
  /** The label while `busy`. A busy button ignores clicks and keeps the focus. */
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
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = disabled || busy
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, wide), className)}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
