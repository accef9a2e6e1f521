import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './sheet.module.css'
import { enterStage } from './stage.ts'

/** A second tap within this time, in milliseconds, belongs to the first. */
const DOUBLE_TAP_MS = 600

interface SheetProps {
  open: boolean
  title: string
  /** Hears of Escape, Close and a tap beside the sheet. Without it only the sheet's own buttons lead out. */
  onClose?: () => void
  /** The buttons at its end, always in view. */
  footer?: ReactNode
  /** The words of one wide button there that closes it, in place of a `footer`. */
  done?: string
  children: ReactNode
}

/**
 * Something to do before going on: from below on a phone, in the middle of a wider screen. What it holds stays as it is
 * while closed; what was entered must not live in it alone.
 */
export function Sheet({ open, title, onClose, footer, done, children }: SheetProps) {
  const id = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(() => onClose?.())

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!open || !dialog) return
    const listening = new AbortController()
    const { signal } = listening
    let pressed: EventTarget | null = null
    dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal })
    // A finger that slipped off the sheet is no tap beside it.
    const onClick = ({ target }: Event) => target === dialog && pressed === dialog && leave()
    dialog.addEventListener('click', onClick, { signal })
    const openedAt = performance.now()
    // The second tap of a double tap was meant for what lay here before the sheet.
    const onSecondTap = (event: MouseEvent) => {
      if (event.detail < 2 || event.timeStamp - openedAt > DOUBLE_TAP_MS) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    dialog.addEventListener('click', onSecondTap, { signal, capture: true })
    dialog.showModal()
    const leaveStage = enterStage(dialog)
    return () => {
      listening.abort()
      leaveStage()
      // Closing it is what gives the focus back, also to who leaves the screen with the sheet open.
      dialog.close()
    }
  }, [open])

  return (
    <dialog
      ref={dialogRef}
      className={styles['sheet']}
      aria-labelledby={id}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      // Some closings cannot be held up.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose?.()}
    >
      <div className={styles['inside']}>
        <div className={styles['head']}>
          <h2 id={id}>{title}</h2>
          {onClose && (
            <Button variant="quiet" className={styles['close']} onClick={onClose}>
              Close
            </Button>
          )}
        </div>
        <div className={styles['content']}>{children}</div>
        {(footer || done) && (
          <div className={styles['foot']}>
            {footer ?? (
              <Button wide onClick={onClose}>
                {done}
              </Button>
            )}
          </div>
        )}
      </div>
    </dialog>
  )
}
