import cross from 'icon:x'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { registerOpenSheet } from './overlay-container.ts'
import { Icon } from './picture/picture.tsx'
import styles from './sheet.module.css'

/** For this time after opening, in milliseconds, the second tap of a double tap is ignored. */
const DOUBLE_TAP_MS = 600

interface SheetProps {
  open: boolean
  title: string
  /** Called on Escape, Close and a tap beside the sheet. Without it, only the buttons in the sheet can close it. */
  onClose?: () => void
  /** The buttons at the bottom, always in view. */
  footer?: ReactNode
  /** The label of one wide button that closes the sheet. Used when there is no `footer`. */
  doneLabel?: string
  children: ReactNode
}

/** Makes a sheet grow from the middle of what opened it. */
function growFrom(dialog: HTMLElement, opener: DOMRect | undefined): void {
  const { left, top } = dialog.getBoundingClientRect()
  if (opener?.width)
    dialog.style.transformOrigin = `${opener.x + opener.width / 2 - left}px ${opener.y + opener.height / 2 - top}px`
}

/**
 * A modal dialog: at the bottom of a phone, in the middle of a wider screen. Its content stays mounted while it is
 * closed. The sheet must not be the only place that keeps what the user entered.
 */
export function Sheet({ open, title, onClose, footer, doneLabel, children }: SheetProps) {
  const id = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const requestClose = useEffectEvent(() => onClose?.())

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!open || !dialog) return
    const controller = new AbortController()
    const { signal } = controller
    let pressTarget: EventTarget | null = null
    dialog.addEventListener('pointerdown', ({ target }) => (pressTarget = target), { signal })
    // A press that starts inside the sheet and ends outside is not a tap beside it.
    const onClick = ({ target }: Event) => target === dialog && pressTarget === dialog && requestClose()
    dialog.addEventListener('click', onClick, { signal })
    const openedAt = performance.now()
    // The second tap of a double tap was meant for what was here before the sheet opened.
    const onSecondTap = (event: MouseEvent) => {
      if (event.detail < 2 || event.timeStamp - openedAt > DOUBLE_TAP_MS) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    dialog.addEventListener('click', onSecondTap, { signal, capture: true })
    const opener = document.activeElement?.getBoundingClientRect()
    const page = document.documentElement
    // The page behind does not scroll. Where its scroll bar takes room, that room stays from now on, and nothing moves.
    if (page.clientWidth < innerWidth) page.style.scrollbarGutter = 'stable'
    dialog.showModal()
    growFrom(dialog, opener)
    // The browser may choose the part that scrolls, which is no control.
    // And a second Enter must not press Close.
    const isFirst = document.activeElement === dialog.querySelector('button')
    if (isFirst || document.activeElement?.parentElement === dialog) dialog.querySelector('h2')?.focus()
    const unregister = registerOpenSheet(dialog)
    return () => {
      controller.abort()
      unregister()
      // `close()` restores the focus, also when the screen unmounts while the sheet is open.
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
      // The browser can close a dialog without a `cancel` event that can be prevented.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose?.()}
    >
      <div className={styles['inside']} tabIndex={-1}>
        <div className={styles['head']}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {onClose && (
            <Button variant="icon" className={styles['close']} aria-label="Close" onClick={onClose}>
              <Icon of={cross} />
            </Button>
          )}
        </div>
        <div className={styles['content']}>{children}</div>
        {(footer || doneLabel) && (
          <div className={styles['foot']}>
            {footer ?? (
              <Button wide onClick={onClose}>
                {doneLabel}
              </Button>
            )}
          </div>
        )}
      </div>
    </dialog>
  )
}
