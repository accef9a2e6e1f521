import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { ProblemCode } from '../../../../../shared/problems.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import type { Toast } from '../../../../../shared/ui/shell-services.ts'
import { useStage } from '../../../../../shared/ui/stage.ts'
import { loadWords, wordsFor, wordsOf } from '../api/problem-text.ts'
import { text as words } from '../frame/text.ts'
import styles from './notify.module.css'

const LASTS_MS = 6_000
const LONGEST_ERROR = 160

let current: Toast | undefined
const listeners = createListeners()

function show(toast: Toast | undefined): void {
  current = toast
  listeners.tell()
}

/** Shows a message, for six seconds unless it stays, in place of the one before. It is never the only copy of anything. */
export function notify(toast: Toast): void {
  show(toast)
}

/** Shows what an error means, cut at 160 characters, and a way to try again when there is one. */
export function notifyError(error: unknown, retry?: () => void): void {
  const { title, text } = wordsFor(error)
  const cut = text.length > LONGEST_ERROR ? `${text.slice(0, LONGEST_ERROR - 1)}…` : text
  notify({ title, text: cut, ...(retry && { action: { label: words.retry, run: retry } }) })
}

/** Shows what a refusal means that the service need not be asked for. */
export async function notifyProblem(code: ProblemCode): Promise<void> {
  await loadWords()
  notify(wordsOf(code))
}

/** Where messages appear: one at a time, within the sheet that is open, if one is. */
export function Toaster() {
  return createPortal(<Place />, useStage())
}

/** One message, read out politely, waiting while somebody points at it. */
function Place() {
  const toast = useSyncExternalStore(listeners.subscribe, () => current)
  const [held, setHeld] = useState(false)
  const placeRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!toast || toast.stays || held) return
    const timer = setTimeout(() => show(undefined), LASTS_MS)
    return () => clearTimeout(timer)
  }, [toast, held])

  function close() {
    setHeld(false)
    show(undefined)
  }

  // In the top layer, and anew for each message: above the sheet that it stands in.
  useLayoutEffect(() => {
    const place = placeRef.current
    // The sheet that it stands in may go at this very moment: it is placed anew then.
    if (!toast || !place?.isConnected) return
    place.showPopover?.()
    return () => place.hidePopover?.()
  }, [toast])

  return (
    <div ref={placeRef} className={styles['place']} role="status" popover="manual">
      {toast && (
        <div
          className={styles['toast']}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <div className={styles['words']}>
            <p className={styles['title']}>{toast.title}</p>
            {toast.text && <p className={styles['text']}>{toast.text}</p>}
          </div>
          {toast.action && (
            <button
              type="button"
              className={styles['button']}
              onClick={() => {
                close()
                toast.action?.run()
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button type="button" className={styles['button']} aria-label={words.dismiss} onClick={close}>
            <span aria-hidden="true">✕</span>
          </button>
        </div>
      )}
    </div>
  )
}
