import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { useOnline } from '../../shell/first/api/connection.ts'
import { sendQueuedEdits, waitUntilDeviceStorageOpen } from '../../shell/first/data/device-storage.ts'
import { draftPathsOf, useDraftPaths } from '../../shell/first/data/drafts.ts'
import { currentQueueView, EMPTY_QUEUE, type QueueView, useQueueView } from '../../shell/first/data/queue-view.ts'
import { countTargets, namesOf } from '../../shell/first/data/queue-words.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import styles from './profile.module.css'
import { text } from './text.ts'
import { useSignOut } from './use-sign-out.ts'

/** How long the sign-out waits for what this device stores, whose code may hang on a poor signal. Then it asks. */
const MAX_WAIT_MS = 3_000

/**
 * The sign-out button. It asks first if drafts, queued edits or edits that were not accepted would be discarded, and
 * offers to send what is queued.
 */
export function SignOut() {
  const signOut = useSignOut()
  const account = useAccount()
  const [draftPath] = useDraftPaths(account)
  const queue = useQueueView()
  const [isConfirming, setConfirming] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const signOutNow = () => signOut.mutate()
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The question is higher than the button, and would reach under the fixed bars at the bottom of the page.
    if (isConfirming) containerRef.current?.scrollIntoView({ block: 'nearest' })
  }, [isConfirming])

  const mayDiscard = () => draftPathsOf(account?.id).length > 0 || mayHaveUnsent(currentQueueView())

  async function sendAndSignOut(): Promise<void> {
    await sendQueuedEdits()
    if (!mayDiscard()) signOutNow()
  }

  async function signOutOrAsk(): Promise<void> {
    if (!currentQueueView()) {
      setWaiting(true)
      await Promise.race([waitUntilDeviceStorageOpen(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
      setWaiting(false)
    }
    if (mayDiscard()) setConfirming(true)
    else signOutNow()
  }

  function stay(): void {
    flushSync(() => setConfirming(false))
    containerRef.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }

  const isAsking = isConfirming && (draftPath !== undefined || mayHaveUnsent(queue))
  return (
    <div ref={containerRef} className={styles['signOut']}>
      {isAsking ? (
        <Question
          queue={queue ?? EMPTY_QUEUE}
          draftPath={draftPath}
          busy={signOut.isPending}
          onSend={sendAndSignOut}
          onDiscard={signOutNow}
          onStay={stay}
        />
      ) : (
        <Button
          variant="secondary"
          wide
          busy={signOut.isPending || isWaiting}
          busyLabel={text.signingOut}
          onClick={() => void signOutOrAsk()}
        >
          {text.signOut}
        </Button>
      )}
    </div>
  )
}

/** Whether the device has edits that the service does not have, as far as it could be read. */
const mayHaveUnsent = (queue: QueueView | undefined) =>
  !queue || queue.isIncomplete === true || queue.waiting.length > 0 || queue.setAside.length > 0

interface QuestionProps {
  queue: QueueView
  /** The screen with a draft, if there is one. */
  draftPath: string | undefined
  busy: boolean
  onSend: () => Promise<void>
  onDiscard: () => void
  onStay: () => void
}

/** Says what signing out would discard, and leads to it. */
function Question({ queue: { waiting, setAside }, draftPath, busy, onSend, onDiscard, onStay }: QuestionProps) {
  const online = useOnline()
  const [isSending, setSending] = useState(false)
  const names = namesOf([...waiting, ...setAside])

  async function send(): Promise<void> {
    setSending(true)
    await onSend()
    setSending(false)
  }

  const links = [
    ...(draftPath ? [{ to: draftPath, label: text.unsent.open }] : []),
    ...(setAside.length > 0 ? [{ to: '/history', label: text.setAside.open }] : []),
  ]
  const canSend = waiting.length > 0 && online
  const { title, sentence } = wordsFor({ waiting, setAside, draftPath, online })
  return (
    <Notice
      title={title}
      actions={
        <>
          {links.map(({ to, label }, index) => (
            <Link key={to} to={to} className={buttonClass(index > 0 || canSend ? 'secondary' : 'primary')}>
              {label}
            </Link>
          ))}
          {canSend && (
            <Button busy={isSending} busyLabel={text.waiting.sending} onClick={() => void send()}>
              {text.waiting.send}
            </Button>
          )}
          <Button variant="secondary" busy={busy} onClick={onDiscard}>
            {text.unsent.discard}
          </Button>
          <Button variant="quiet" onClick={onStay}>
            {text.stay}
          </Button>
        </>
      }
    >
      {names.length > 0 && <b>{names.map(({ name }) => name).join(', ')}. </b>}
      {sentence}
    </Notice>
  )
}

type Unsent = Pick<QueueView, 'waiting' | 'setAside'> & Pick<QuestionProps, 'draftPath'> & { online: boolean }

/** The title and the sentence of the question, for the first of these that there is. */
function wordsFor({ waiting, setAside, draftPath, online }: Unsent): { title: string; sentence: string } {
  const sentence = text.unsent.text
  if (waiting.length > 0)
    return { title: text.waiting.title(countTargets(waiting)), sentence: online ? sentence : text.waiting.offline }
  if (setAside.length > 0) return { title: text.setAside.title(countTargets(setAside)), sentence }
  return draftPath ? { title: text.unsent.title, sentence } : { title: text.unread.title, sentence: text.unread.text }
}
