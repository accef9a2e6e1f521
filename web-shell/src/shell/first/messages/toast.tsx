import cross from 'icon:x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { ProblemCode } from '../../../../../shared/problems.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import { useOverlayContainer } from '../../../../../shared/ui/overlay-container.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import type { Toast } from '../../../../../shared/ui/shell-services.ts'
import { loadProblemWords, wordsFor, wordsForCode } from '../api/problem-text.ts'
import { text as words } from '../frame/text.ts'
import styles from './toast.module.css'

const DURATION_MS = 6_000
/** Nobody can have read a toast that was shown for less. */
const SHORTEST_MS = 2_000
const MAX_ERROR_LENGTH = 160

let current: Toast | undefined
let shownAt = 0
const listeners = createListeners()

function show(toast: Toast | undefined): void {
  current = toast
  shownAt = performance.now()
  listeners.tell()
}

/**
 * Shows a toast for six seconds, or until it is dismissed if `isPersistent` is set. It replaces the current toast. A
 * toast is never the only copy of any information.
 */
export function notify(toast: Toast): void {
  show(toast)
}

/**
 * Shows a toast about what happened by itself. It never replaces one that stays until it is dismissed, and waits until
 * another one can have been read.
 */
export function notifyByTheWay(toast: Toast): void {
  if (current?.isPersistent) return
  const waitMs = current ? shownAt + SHORTEST_MS - performance.now() : 0
  if (waitMs > 0) setTimeout(() => notifyByTheWay(toast), waitMs)
  else show(toast)
}

/** Removes the current toast, because what it says is no longer so. One that stays until it is dismissed stays. */
export function dismissOutdated(): void {
  if (!current?.isPersistent) show(undefined)
}

/** Removes the current toast. */
export function dismissToast(): void {
  show(undefined)
}

/** Shows the text of an error, cut at 160 characters, with a Retry button if `retry` is given. */
export function notifyError(error: unknown, retry?: () => void): void {
  const { title, text } = wordsFor(error)
  const cut = text.length > MAX_ERROR_LENGTH ? `${text.slice(0, MAX_ERROR_LENGTH - 1)}…` : text
  notify({ title, text: cut, ...(retry && { action: { label: words.retry, run: retry } }) })
}

/** Shows the text of a problem that the browser detects without a request. */
export async function notifyProblem(code: ProblemCode): Promise<void> {
  await loadProblemWords()
  notify(wordsForCode(code))
}

/** Renders the toasts: one at a time, inside the open sheet if there is one. */
export function Toaster() {
  return createPortal(<ToastContainer />, useOverlayContainer())
}

/** Shows the current toast. Screen readers announce it politely. It stays while the pointer or the focus is inside. */
function ToastContainer() {
  const toast = useSyncExternalStore(listeners.subscribe, () => current)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!toast || toast.isPersistent || isHeld) return
    const timer = setTimeout(() => show(undefined), DURATION_MS)
    return () => clearTimeout(timer)
  }, [toast, isHeld])

  function close() {
    setHeld(false)
    show(undefined)
  }

  return (
    <div className={styles['place']} role="status">
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
            {toast.text && <p>{toast.text}</p>}
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
            <Icon of={cross} />
          </button>
        </div>
      )}
    </div>
  )
}
