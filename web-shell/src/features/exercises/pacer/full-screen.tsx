import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { registerOpenSheet } from '../../../../../shared/ui/overlay-container.ts'
import styles from './pacer.module.css'

interface FullScreenProps {
  /** The id of its heading. */
  labelledBy: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  children: ReactNode
}

/** A modal dialog over the whole screen. Escape closes it. The focus starts at the control with `data-first`. */
export function FullScreen({ labelledBy, onClose, onKeyDown, children }: FullScreenProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    const unregister = registerOpenSheet(dialog)
    return () => {
      unregister()
      dialog.close()
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Space pauses wherever the focus is
    <dialog
      ref={dialogRef}
      className={styles['full']}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
